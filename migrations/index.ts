import * as migration_20261201_063836_initial from './20261201_063836_initial';

export const migrations = [
  {
    up: migration_20261201_063836_initial.up,
    down: migration_20261201_063836_initial.down,
    name: '20261201_063836_initial'
  },
];
