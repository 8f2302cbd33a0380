import type { PayloadRequest } from 'payload'
import { nameOfOrigin } from '@/plugins/insights/labels'
import { loadDays, scopeOf, titlesOf } from '@/plugins/insights/load-insights'
import { type Asked, filterOf } from '@/plugins/insights/numbers/addresses'
import { pageTitles } from '@/plugins/insights/page-titles'
import type { Scope } from '@/plugins/insights/queries/scope'
import type { Table, TableRow } from '@/plugins/insights/table'
import { tables } from '@/plugins/insights/tables'
import { readerLocale } from '@/src/admin/dates/say-date'
import type { InsightDay } from '@/src/core/contracts/pages/insights'
import {
  askedDays,
  type NumbersFilter,
  type NumbersSection,
  type NumbersTable,
} from '@/src/core/contracts/pages/numbers'
import type { DayRange } from '@/src/core/insights/days'
import { mailCampaign } from '@/src/core/insights/mail-campaign'
import { slugs } from '@/src/core/slugs'
import { siteTimeZone } from '@/src/server/visits/site-time-zone'

export type ShownTable = Omit<Table, 'load' | 'knows'> & {
  id: NumbersTable
  rows: readonly TableRow[]
  /** The cells of the days that it is compared with; null when it is not. */
  before: ReadonlyMap<string, TableRow['cells']> | null
  hasMore: boolean
  /** Why it cannot be shown for this page, country, … alone. */
  unknown: string | null
}

export type Numbers = {
  range: DayRange
  compared: DayRange | null
  timeZone: string
  /** In whose order of words days are written. */
  locale: string
  testPayments: boolean
  /** What alone is counted, by the names that people know. */
  filters: ReadonlyMap<keyof NumbersFilter, string>
  /** Of the overview and of members. */
  days: { now: readonly InsightDay[]; before: readonly InsightDay[] | null } | null
  tables: readonly ShownTable[]
}

const tablesOf: Record<NumbersSection, readonly NumbersTable[]> = {
  overview: [],
  pages: ['pages'],
  sources: ['sources', 'media', 'campaigns'],
  countries: ['countries', 'devices'],
  music: ['releases', 'songs'],
  mails: ['mails'],
  members: ['tiers'],
}

/** A screen of a table. */
const rowsOnScreen = 100

/** One part of the numbers of a site, for those who may read them. */
export async function loadNumbers(
  req: PayloadRequest,
  profileId: string,
  asked: Asked,
): Promise<Numbers> {
  const timeZone = await siteTimeZone(profileId)
  const { range, compared } = askedDays(asked, new Date(), timeZone)
  const filter = filterOf(asked)
  const scope = await scopeOf(req, profileId, range, filter)
  const hasDays = asked.section === 'overview' || asked.section === 'members'
  // What a mail brought came by its links.
  const dayScope = filter.mail
    ? { ...scope, filter: { campaign: mailCampaign(filter.mail) } }
    : scope
  const [filters, now, before, shown] = await Promise.all([
    filterNamesOf(req, scope),
    hasDays ? loadDays(req, dayScope) : null,
    hasDays && compared ? loadDays(req, { ...dayScope, range: compared }) : null,
    Promise.all(
      tablesOf[asked.section].map((id) =>
        loadTable(req, { scope, compared, page: asked.page }, id),
      ),
    ),
  ])
  return {
    range,
    compared,
    timeZone,
    locale: readerLocale(req.headers),
    testPayments: !scope.livemode,
    filters,
    days: now && { now, before },
    tables: shown,
  }
}

type Wanted = { scope: Scope; compared: DayRange | null; page: number }

async function loadTable(
  req: PayloadRequest,
  { scope, compared, page }: Wanted,
  id: NumbersTable,
): Promise<ShownTable> {
  const { load, knows, ...table } = tables[id]
  const unknown = unknownBy(scope.filter, knows)
  if (unknown) {
    return { id, ...table, rows: [], before: null, hasMore: false, unknown }
  }
  const isPaged = id === 'pages'
  const wanted = {
    most: isPaged ? rowsOnScreen + 1 : 5000,
    skipped: isPaged ? (page - 1) * rowsOnScreen : 0,
  }
  const [rows, former] = await Promise.all([
    load(req, scope, wanted),
    compared && id !== 'tiers'
      ? load(req, { ...scope, range: compared }, { most: 5000, skipped: 0 })
      : null,
  ])
  return {
    id,
    ...table,
    rows: rows.slice(0, rowsOnScreen),
    before: former && new Map(former.map(({ key, cells }) => [key, cells])),
    hasMore: isPaged && rows.length > rowsOnScreen,
    unknown,
  }
}

const filterWords: Record<keyof NumbersFilter, string> = {
  path: 'page',
  source: 'source',
  campaign: 'campaign',
  country: 'country',
  device: 'device',
  product: 'release',
  mail: 'mail',
}

function unknownBy(filter: NumbersFilter, knows: readonly (keyof NumbersFilter)[]): string | null {
  const other = (Object.keys(filter) as (keyof NumbersFilter)[]).find(
    (name) => !knows.includes(name),
  )
  return other ? `This is not counted by ${filterWords[other]}.` : null
}

async function filterNamesOf(
  req: PayloadRequest,
  scope: Scope,
): Promise<Map<keyof NumbersFilter, string>> {
  const { path, source, campaign, country, device, product, mail } = scope.filter
  const [pages, products, mails] = await Promise.all([
    path ? pageTitles(req, scope.profileId, [path]) : null,
    product ? titlesOf(req, scope, [product]) : null,
    mail
      ? req.payload.find({
          collection: slugs.newsletters,
          where: { and: [{ profile: { equals: scope.profileId } }, { id: { equals: mail } }] },
          select: { subject: true },
          limit: 1,
          pagination: false,
          depth: 0,
          req,
        })
      : null,
  ])
  const names: [keyof NumbersFilter, string | undefined][] = [
    ['path', path && (pages?.get(path) ?? path)],
    ['source', source && nameOfOrigin('source', source)],
    ['campaign', campaign],
    ['country', country && nameOfOrigin('country', country)],
    ['device', device && nameOfOrigin('device', device)],
    ['product', product && (products?.get(product) ?? 'Deleted')],
    ['mail', mail && (mails?.docs[0]?.subject ?? 'Deleted')],
  ]
  return new Map(names.flatMap(([name, label]) => (label ? [[name, label] as const] : [])))
}
