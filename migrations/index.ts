import * as migration_20261121_093812_initial from './20261121_093812_initial'
import * as migration_20261121_100000_guards from './20261121_100000_guards'

export const migrations = [
  {
    up: migration_20261121_093812_initial.up,
    down: migration_20261121_093812_initial.down,
    name: '20261121_093812_initial',
  },
  {
    up: migration_20261121_100000_guards.up,
    down: migration_20261121_100000_guards.down,
    name: '20261121_100000_guards',
  },
]
