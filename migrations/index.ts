import * as migration_20261130_212639_initial from './20261130_212639_initial';

export const migrations = [
  {
    up: migration_20261130_212639_initial.up,
    down: migration_20261130_212639_initial.down,
    name: '20261130_212639_initial'
  },
];
