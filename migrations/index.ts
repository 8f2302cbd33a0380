import * as migration_20261130_001728_initial from './20261130_001728_initial';

export const migrations = [
  {
    up: migration_20261130_001728_initial.up,
    down: migration_20261130_001728_initial.down,
    name: '20261130_001728_initial'
  },
];
