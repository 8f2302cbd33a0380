import * as migration_20261129_210332_initial from './20261129_210332_initial';

export const migrations = [
  {
    up: migration_20261129_210332_initial.up,
    down: migration_20261129_210332_initial.down,
    name: '20261129_210332_initial'
  },
];
