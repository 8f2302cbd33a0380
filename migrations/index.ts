import * as migration_20261128_130804_initial from './20261128_130804_initial';

export const migrations = [
  {
    up: migration_20261128_130804_initial.up,
    down: migration_20261128_130804_initial.down,
    name: '20261128_130804_initial'
  },
];
