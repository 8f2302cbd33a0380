import * as migration_20261129_234326_initial from './20261129_234326_initial';

export const migrations = [
  {
    up: migration_20261129_234326_initial.up,
    down: migration_20261129_234326_initial.down,
    name: '20261129_234326_initial'
  },
];
