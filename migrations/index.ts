import * as migration_20261127_231214_initial from './20261127_231214_initial';

export const migrations = [
  {
    up: migration_20261127_231214_initial.up,
    down: migration_20261127_231214_initial.down,
    name: '20261127_231214_initial'
  },
];
