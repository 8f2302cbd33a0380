import * as migration_20261127_235725_initial from './20261127_235725_initial';

export const migrations = [
  {
    up: migration_20261127_235725_initial.up,
    down: migration_20261127_235725_initial.down,
    name: '20261127_235725_initial'
  },
];
