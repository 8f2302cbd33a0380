import * as migration_20261128_215305_initial from './20261128_215305_initial';

export const migrations = [
  {
    up: migration_20261128_215305_initial.up,
    down: migration_20261128_215305_initial.down,
    name: '20261128_215305_initial'
  },
];
