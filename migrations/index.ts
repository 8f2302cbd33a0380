import * as migration_20261130_041013_initial from './20261130_041013_initial';

export const migrations = [
  {
    up: migration_20261130_041013_initial.up,
    down: migration_20261130_041013_initial.down,
    name: '20261130_041013_initial'
  },
];
