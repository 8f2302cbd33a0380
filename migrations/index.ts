import * as migration_20261127_232648_initial from './20261127_232648_initial';

export const migrations = [
  {
    up: migration_20261127_232648_initial.up,
    down: migration_20261127_232648_initial.down,
    name: '20261127_232648_initial'
  },
];
