import * as migration_20261128_164041_initial from './20261128_164041_initial';

export const migrations = [
  {
    up: migration_20261128_164041_initial.up,
    down: migration_20261128_164041_initial.down,
    name: '20261128_164041_initial'
  },
];
