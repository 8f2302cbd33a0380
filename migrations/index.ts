import * as migration_20261130_072055_initial from './20261130_072055_initial';

export const migrations = [
  {
    up: migration_20261130_072055_initial.up,
    down: migration_20261130_072055_initial.down,
    name: '20261130_072055_initial'
  },
];
