import * as migration_20261129_173604_initial from './20261129_173604_initial';

export const migrations = [
  {
    up: migration_20261129_173604_initial.up,
    down: migration_20261129_173604_initial.down,
    name: '20261129_173604_initial'
  },
];
