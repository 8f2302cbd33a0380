import * as migration_20261130_002429_initial from './20261130_002429_initial';

export const migrations = [
  {
    up: migration_20261130_002429_initial.up,
    down: migration_20261130_002429_initial.down,
    name: '20261130_002429_initial'
  },
];
