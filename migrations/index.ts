import * as migration_20261121_081308_initial from './20261121_081308_initial'
import * as migration_20261121_082000_guards from './20261121_082000_guards'

export const migrations = [
  {
    up: migration_20261121_081308_initial.up,
    down: migration_20261121_081308_initial.down,
    name: '20261121_081308_initial',
  },
  {
    up: migration_20261121_082000_guards.up,
    down: migration_20261121_082000_guards.down,
    name: '20261121_082000_guards',
  },
]
