import * as migration_20261128_052317_initial from './20261128_052317_initial';

export const migrations = [
  {
    up: migration_20261128_052317_initial.up,
    down: migration_20261128_052317_initial.down,
    name: '20261128_052317_initial'
  },
];
