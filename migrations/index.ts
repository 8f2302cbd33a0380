import * as migration_20261129_101439_initial from './20261129_101439_initial';

export const migrations = [
  {
    up: migration_20261129_101439_initial.up,
    down: migration_20261129_101439_initial.down,
    name: '20261129_101439_initial'
  },
];
