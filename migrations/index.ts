import * as migration_20261128_101712_initial from './20261128_101712_initial';

export const migrations = [
  {
    up: migration_20261128_101712_initial.up,
    down: migration_20261128_101712_initial.down,
    name: '20261128_101712_initial'
  },
];
