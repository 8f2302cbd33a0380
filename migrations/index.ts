import * as migration_20261129_012820_initial from './20261129_012820_initial';

export const migrations = [
  {
    up: migration_20261129_012820_initial.up,
    down: migration_20261129_012820_initial.down,
    name: '20261129_012820_initial'
  },
];
