import * as migration_20261130_004659_initial from './20261130_004659_initial';

export const migrations = [
  {
    up: migration_20261130_004659_initial.up,
    down: migration_20261130_004659_initial.down,
    name: '20261130_004659_initial'
  },
];
