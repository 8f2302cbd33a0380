import * as migration_20261130_005150_initial from './20261130_005150_initial';

export const migrations = [
  {
    up: migration_20261130_005150_initial.up,
    down: migration_20261130_005150_initial.down,
    name: '20261130_005150_initial'
  },
];
