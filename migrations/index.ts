import * as migration_20261127_200607_initial from './20261127_200607_initial';

export const migrations = [
  {
    up: migration_20261127_200607_initial.up,
    down: migration_20261127_200607_initial.down,
    name: '20261127_200607_initial'
  },
];
