import * as migration_20261130_220346_initial from './20261130_220346_initial';

export const migrations = [
  {
    up: migration_20261130_220346_initial.up,
    down: migration_20261130_220346_initial.down,
    name: '20261130_220346_initial'
  },
];
