import * as migration_20261128_223248_initial from './20261128_223248_initial';

export const migrations = [
  {
    up: migration_20261128_223248_initial.up,
    down: migration_20261128_223248_initial.down,
    name: '20261128_223248_initial'
  },
];
