import * as migration_20261130_181857_initial from './20261130_181857_initial';

export const migrations = [
  {
    up: migration_20261130_181857_initial.up,
    down: migration_20261130_181857_initial.down,
    name: '20261130_181857_initial'
  },
];
