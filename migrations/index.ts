import * as migration_20261129_205853_initial from './20261129_205853_initial';

export const migrations = [
  {
    up: migration_20261129_205853_initial.up,
    down: migration_20261129_205853_initial.down,
    name: '20261129_205853_initial'
  },
];
