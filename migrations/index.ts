import * as migration_20261128_132754_initial from './20261128_132754_initial';

export const migrations = [
  {
    up: migration_20261128_132754_initial.up,
    down: migration_20261128_132754_initial.down,
    name: '20261128_132754_initial'
  },
];
