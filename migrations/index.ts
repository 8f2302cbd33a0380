import * as migration_20261130_211134_initial from './20261130_211134_initial';

export const migrations = [
  {
    up: migration_20261130_211134_initial.up,
    down: migration_20261130_211134_initial.down,
    name: '20261130_211134_initial'
  },
];
