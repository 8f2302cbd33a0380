import * as migration_20261129_012543_initial from './20261129_012543_initial';

export const migrations = [
  {
    up: migration_20261129_012543_initial.up,
    down: migration_20261129_012543_initial.down,
    name: '20261129_012543_initial'
  },
];
