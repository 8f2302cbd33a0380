import * as migration_20261128_173228_initial from './20261128_173228_initial';

export const migrations = [
  {
    up: migration_20261128_173228_initial.up,
    down: migration_20261128_173228_initial.down,
    name: '20261128_173228_initial'
  },
];
