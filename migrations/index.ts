import * as migration_20261128_210351_initial from './20261128_210351_initial';

export const migrations = [
  {
    up: migration_20261128_210351_initial.up,
    down: migration_20261128_210351_initial.down,
    name: '20261128_210351_initial'
  },
];
