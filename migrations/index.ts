import * as migration_20261128_003051_initial from './20261128_003051_initial';

export const migrations = [
  {
    up: migration_20261128_003051_initial.up,
    down: migration_20261128_003051_initial.down,
    name: '20261128_003051_initial'
  },
];
