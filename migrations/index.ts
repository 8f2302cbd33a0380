import * as migration_20261128_091432_initial from './20261128_091432_initial';

export const migrations = [
  {
    up: migration_20261128_091432_initial.up,
    down: migration_20261128_091432_initial.down,
    name: '20261128_091432_initial'
  },
];
