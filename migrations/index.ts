import * as migration_20261128_095625_initial from './20261128_095625_initial';

export const migrations = [
  {
    up: migration_20261128_095625_initial.up,
    down: migration_20261128_095625_initial.down,
    name: '20261128_095625_initial'
  },
];
