import type { PayloadRequest } from 'payload'
import { conversionPercent } from '@/plugins/insights/day-numbers'
import { nameOfOrigin } from '@/plugins/insights/labels'
import {
  joined,
  loadDays,
  loadSoldRows,
  loadSources,
  sellerDays,
  songTitles,
} from '@/plugins/insights/load-insights'
import { mailRows } from '@/plugins/insights/mail-rows'
import { pageTitles } from '@/plugins/insights/page-titles'
import { membersByTier } from '@/plugins/insights/queries/audience-counts'
import { playsBy } from '@/plugins/insights/queries/plays'
import { salesBy } from '@/plugins/insights/queries/sales'
import type { Scope } from '@/plugins/insights/queries/scope'
import { pagesBy, type VisitKey, visitsBy } from '@/plugins/insights/queries/visits'
import type { Table, TableColumn, TableRow } from '@/plugins/insights/table'
import type { NumbersTable } from '@/src/core/contracts/pages/numbers'

const count = (key: string, label: string): TableColumn => ({ key, label, say: 'count' })
const dollars = (key: string, label: string): TableColumn => ({ key, label, say: 'dollars' })
const percent = (key: string, label: string): TableColumn => ({ key, label, say: 'percent' })

const nobody = 'Nobody came in this time.'
const visitColumns = [
  count('visits', 'Visits'),
  count('visitors', 'Visitors'),
  count('views', 'Pages read'),
]
const salesColumns = [
  count('visits', 'Visits'),
  count('visitors', 'Visitors'),
  count('orders', 'Orders'),
  dollars('revenue', 'Revenue'),
  percent('conversion', 'Visitors who bought'),
]
const soldColumns = [
  count('units', 'Sold'),
  dollars('revenue', 'Revenue'),
  count('plays', 'Plays'),
  count('fullPlays', 'To the end'),
]

const visitFilters = ['source', 'campaign', 'country', 'device'] as const

/** All that the screen and the files show, each once. */
export const tables: Record<NumbersTable, Table> = {
  days: {
    title: 'Day by day',
    heading: 'Day',
    empty: nobody,
    columns: [
      count('visitors', 'Visitors'),
      count('visits', 'Visits'),
      count('views', 'Pages read'),
      count('plays', 'Plays'),
      count('orders', 'Orders'),
      dollars('revenue', 'Revenue'),
      percent('conversion', 'Visitors who bought'),
      count('membersJoined', 'Members joined'),
      count('membersLeft', 'Members left'),
      count('members', 'Members'),
      count('subscribersJoined', 'Subscribers joined'),
      count('subscribersLeft', 'Subscribers left'),
      count('subscribers', 'Subscribers'),
    ],
    knows: ['path', 'product', ...visitFilters],
    load: async (req, scope) =>
      (await loadDays(req, scope)).map(({ day, ...cells }) => ({
        key: day,
        label: day,
        cells: { ...cells, conversion: conversionPercent(cells.orders, cells.visitors) },
      })),
  },
  pages: {
    title: 'Pages',
    heading: 'Page',
    empty: nobody,
    columns: [count('views', 'Read'), count('visits', 'Visits begun here')],
    filter: 'path',
    knows: ['path', 'source'],
    load: async (req, scope, rows) => {
      const pages = await pagesBy(req, scope, 'path', rows)
      const titles = await pageTitles(
        req,
        scope.profileId,
        pages.map(({ key }) => key),
      )
      return pages.map(({ key, ...cells }) => {
        const title = titles.get(key)
        return { key, label: title ?? key, note: title && key, cells }
      })
    },
  },
  sources: {
    title: 'Where visits came from',
    heading: 'From',
    empty: nobody,
    columns: salesColumns,
    filter: 'source',
    knows: ['path', ...visitFilters],
    load: async (req, scope) =>
      (await loadSources(req, scope)).map(({ source, ...cells }) => ({
        key: source,
        label: nameOfOrigin('source', source),
        cells: withConversion(cells),
      })),
  },
  media: {
    title: 'By which way',
    heading: 'Way',
    empty: nobody,
    columns: visitColumns,
    knows: visitFilters,
    load: (req, scope) => visitTable(req, scope, 'medium'),
  },
  campaigns: {
    title: 'Campaigns',
    heading: 'Campaign',
    empty: 'No link with a campaign was followed in this time.',
    columns: salesColumns,
    filter: 'campaign',
    knows: ['source', 'campaign'],
    load: async (req, scope) => {
      const [visits, sales] = await Promise.all([
        visitsBy(req, scope, 'campaign'),
        salesBy(req, scope, 'campaign'),
      ])
      return joined(visits, sales)
        .filter(({ key }) => key !== 'none')
        .map(({ key, ...cells }) => ({ key, label: key, cells: withConversion(cells) }))
    },
  },
  countries: {
    title: 'Countries',
    heading: 'Country',
    empty: nobody,
    columns: visitColumns,
    filter: 'country',
    knows: visitFilters,
    load: (req, scope) => visitTable(req, scope, 'country'),
  },
  devices: {
    title: 'Devices',
    heading: 'Device',
    empty: nobody,
    columns: visitColumns,
    filter: 'device',
    knows: visitFilters,
    load: (req, scope) => visitTable(req, scope, 'device'),
  },
  releases: {
    title: 'Sold and heard',
    heading: 'Release or membership',
    empty: 'Nothing was sold or heard in this time.',
    columns: [...soldColumns, percent('perPlay', 'Sold for 100 plays')],
    filter: 'product',
    knows: ['product'],
    load: async (req, scope) =>
      (await loadSoldRows(req, scope)).map(({ id, title, ...cells }) => ({
        key: id,
        label: title,
        cells: { ...cells, perPlay: conversionPercent(cells.units, cells.plays) },
      })),
  },
  'releases-by-day': {
    title: 'Sold and heard by day',
    heading: 'Day',
    empty: 'Nothing was sold or heard in this time.',
    columns: soldColumns,
    knows: ['product'],
    load: async (req, scope) =>
      (await sellerDays(req, scope)).map(({ day, title, ...cells }) => ({
        key: `${day} ${title}`,
        label: day,
        note: title,
        cells,
      })),
  },
  songs: {
    title: 'Songs',
    heading: 'Song',
    empty: 'Nothing was heard in this time.',
    columns: [
      count('plays', 'Plays'),
      count('fullPlays', 'To the end'),
      percent('whole', 'Heard to the end'),
    ],
    knows: ['product'],
    load: async (req, scope) => {
      const songs = await playsBy(req, scope, 'track_id')
      const titles = await songTitles(
        req,
        scope,
        songs.map(({ key }) => key),
      )
      return songs.flatMap(({ key, ...cells }) => {
        const title = titles.get(key)
        const whole = conversionPercent(cells.fullPlays, cells.plays)
        return title ? [{ key, label: title, cells: { ...cells, whole } }] : []
      })
    },
  },
  mails: {
    title: 'Mails',
    heading: 'Mail',
    empty: 'No mail went to your list or members in this time.',
    columns: [
      count('receivers', 'Receivers'),
      count('sent', 'Delivered'),
      count('failed', 'Not delivered'),
      count('unsubscribed', 'Unsubscribed'),
      count('visits', 'Visits'),
      count('orders', 'Orders'),
      dollars('revenue', 'Revenue'),
    ],
    filter: 'mail',
    knows: ['mail'],
    load: mailRows,
  },
  tiers: {
    title: 'Members by tier',
    heading: 'Tier',
    empty: 'There are no tiers.',
    columns: [count('members', 'Members now'), count('payingMembers', 'Paying')],
    knows: [],
    load: async (req, scope) =>
      (await membersByTier(req, scope)).map(({ tierId, name, ...cells }) => ({
        key: tierId,
        label: name,
        cells,
      })),
  },
}

async function visitTable(
  req: PayloadRequest,
  scope: Scope,
  key: Extract<VisitKey, 'medium' | 'country' | 'device'>,
): Promise<TableRow[]> {
  const rows = await visitsBy(req, scope, key)
  return rows.map(({ key: name, ...cells }) => ({
    key: name,
    label: nameOfOrigin(key, name),
    cells,
  }))
}

const withConversion = <Cells extends { orders: number; visitors: number }>(cells: Cells) => ({
  ...cells,
  conversion: conversionPercent(cells.orders, cells.visitors),
})
