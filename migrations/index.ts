import * as migration_20261127_153937_initial from './20261127_153937_initial';

export const migrations = [
  {
    up: migration_20261127_153937_initial.up,
    down: migration_20261127_153937_initial.down,
    name: '20261127_153937_initial'
  },
];
