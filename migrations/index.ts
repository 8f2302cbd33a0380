import * as migration_20261121_102016_initial from './20261121_102016_initial'
import * as migration_20261121_120000_guards from './20261121_120000_guards'
import * as migration_20261121_130000_visitors_site from './20261121_130000_visitors_site'

export const migrations = [
  {
    up: migration_20261121_102016_initial.up,
    down: migration_20261121_102016_initial.down,
    name: '20261121_102016_initial',
  },
  {
    up: migration_20261121_120000_guards.up,
    down: migration_20261121_120000_guards.down,
    name: '20261121_120000_guards',
  },
  {
    up: migration_20261121_130000_visitors_site.up,
    down: migration_20261121_130000_visitors_site.down,
    name: '20261121_130000_visitors_site',
  },
]
