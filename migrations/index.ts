import * as migration_20261130_044114_initial from './20261130_044114_initial';

export const migrations = [
  {
    up: migration_20261130_044114_initial.up,
    down: migration_20261130_044114_initial.down,
    name: '20261130_044114_initial'
  },
];
