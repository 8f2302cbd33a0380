import * as migration_20261130_111943_initial from './20261130_111943_initial';

export const migrations = [
  {
    up: migration_20261130_111943_initial.up,
    down: migration_20261130_111943_initial.down,
    name: '20261130_111943_initial'
  },
];
