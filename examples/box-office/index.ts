import { shows } from '@/examples/box-office/importer'
import { listeners } from '@/examples/box-office/listeners'
import { tellShow, tellShows } from '@/examples/box-office/tell-shows'
import type { SitePlugin } from '@/plugins/_kit/site-plugin'

/** A service elsewhere: its shows move in, buyers pay on its pages, and it hears of shows and of guests. */
export const boxOffice: SitePlugin = {
  slug: 'box-office',
  importers: [shows],
  payments: { 'box-office-pay': '@/examples/box-office/payments/pay' },
  jobs: [tellShow],
  tasks: [tellShows],
  listeners,
}
