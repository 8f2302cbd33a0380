import * as migration_20261129_202818_initial from './20261129_202818_initial';

export const migrations = [
  {
    up: migration_20261129_202818_initial.up,
    down: migration_20261129_202818_initial.down,
    name: '20261129_202818_initial'
  },
];
