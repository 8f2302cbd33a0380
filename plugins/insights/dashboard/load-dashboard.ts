import type { PayloadRequest } from 'payload'
import { type NextEvent, nextEvent } from '@/plugins/insights/dashboard/next-event'
import { type Step, setUpSteps } from '@/plugins/insights/dashboard/set-up-steps'
import { lastDaysOf, loadDays, scopeOf } from '@/plugins/insights/load-insights'
import { mayOn } from '@/src/access/own-profile'
import type { Right, Subject } from '@/src/core/access/site-roles'
import type { InsightDay } from '@/src/core/contracts/pages/insights'
import type { MediaView } from '@/src/core/contracts/pages/media-answers'
import type { PendingLine } from '@/src/core/orders/fulfilment/pending-lines'
import { slugs } from '@/src/core/slugs'
import { isUuid } from '@/src/core/uuid'
import type { ContactMessage, Order, Page } from '@/src/payload-types'
import { isReleased } from '@/src/server/delivery/is-released'
import { pendingLines } from '@/src/server/delivery/pending-lines'
import { countOpenOrders } from '@/src/server/orders/count-board'
import { asOwner } from '@/src/server/owner'
import { getSiteOf, type Site } from '@/src/server/site-data'
import { loadMedia } from '@/src/server/site-data/media'
import { siteOrigin } from '@/src/server/tenancy'
import { runSql } from '@/src/server/transaction'

export type Dashboard = {
  profileId: string
  site: Site
  siteUrl: string | null
  /** Null while there is no page at `/`. */
  home: Pick<Page, 'id' | '_status' | 'updatedAt'> | null
  picture: MediaView | null
  pageCount: number
  steps: readonly Step[]
  /** Orders that are paid and not on their way. */
  toSend: number
  /** Figures of the season, a day each, today last. */
  days: readonly InsightDay[]
  testPayments: boolean
  event: NextEvent | null
  orders: readonly Order[]
  /** What nobody can have yet of them, by order. */
  coming: ReadonlyMap<string, readonly PendingLine[]>
  messages: readonly ContactMessage[]
  /** Comments that fans have complained about, and the artist has not looked at. */
  reportedComments: number
  /** How many have odd money. */
  toReview: { orders: number; memberships: number }
  /** Releases that should be out and have no files. */
  waiting: readonly WaitingRelease[]
}

const latest = 3
const seasonDays = 90

/** All that the admin's start shows of a profile; null when there is no such site. */
export async function loadDashboard(
  req: PayloadRequest,
  profileId: string,
): Promise<Dashboard | null> {
  const site = await getSiteOf(profileId)
  if (!site) {
    return null
  }
  const scope = await scopeOf(req, profileId, await lastDaysOf(profileId, seasonDays))
  const may = (subject: Subject, right: Right) => mayOn(req, profileId, subject, right)
  // As the person sees it: what their role keeps from them is as if there were none.
  const asSeen = { ...asOwner(req), disableErrors: true } as const
  const own = { profile: { equals: profileId } }
  const [
    siteUrl,
    homes,
    pages,
    steps,
    days,
    event,
    orders,
    messages,
    reported,
    oddMemberships,
    openOrders,
    waiting,
  ] = await Promise.all([
    siteOrigin(profileId),
    req.payload.find({
      collection: slugs.pages,
      where: {
        and: [own, { pathname: { equals: '/' } }, { theme: { equals: site.themeName } }],
      },
      limit: 1,
      pagination: false,
      ...asSeen,
    }),
    req.payload.count({ collection: slugs.pages, where: own, ...asSeen }),
    may('site', 'change') ? setUpSteps(req, profileId) : [],
    may('numbers', 'read') ? loadDays(req, scope) : [],
    may('shows', 'read') ? nextEvent(req, profileId) : null,
    req.payload.find({
      collection: slugs.orders,
      where: { and: [own, { paidAt: { exists: true } }] },
      sort: '-createdAt',
      limit: latest,
      pagination: false,
      // The pictures of what was bought are kept from lists.
      showHiddenFields: true,
      ...asSeen,
    }),
    req.payload.find({
      collection: slugs.contactMessages,
      where: own,
      sort: '-createdAt',
      limit: latest,
      pagination: false,
      ...asSeen,
    }),
    req.payload.count({
      collection: slugs.comments,
      where: { and: [own, { openReports: { greater_than: 0 } }] },
      ...asSeen,
    }),
    req.payload.count({
      collection: slugs.memberships,
      where: { and: [own, { needsReview: { exists: true } }] },
      ...asSeen,
    }),
    may('orders', 'read') ? countOpenOrders(req, profileId) : { pack: 0, look: 0 },
    may('products', 'change') ? waitingReleases(req, profileId) : [],
  ])
  const home = homes.docs[0] ?? null
  return {
    profileId,
    site,
    siteUrl,
    home,
    picture: await homePicture(profileId, home?.layout),
    pageCount: pages.totalDocs,
    steps,
    days,
    testPayments: !scope.livemode,
    event,
    orders: orders.docs,
    coming: await pendingLines(
      req,
      orders.docs.map(({ id }) => id),
    ),
    messages: messages.docs,
    reportedComments: reported.totalDocs,
    toSend: openOrders.pack,
    toReview: { orders: openOrders.look, memberships: oddMemberships.totalDocs },
    waiting,
  }
}

const most = 20

/** The first picture on a page, which is the one that stands large. */
async function homePicture(profileId: string, layout: unknown): Promise<MediaView | null> {
  const ids = [...new Set(textsIn(layout).filter(isUuid))].slice(0, most)
  const media = await loadMedia(profileId, ids)
  const pictures = ids.flatMap((id) => media.get(id) ?? [])
  return pictures.find(({ mimeType }) => mimeType.startsWith('image/')) ?? null
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') {
    return [value]
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

type WaitingRelease = { id: string; title: string }

/** Pre-orders of a site whose day came some minutes ago, and that wait for their files with their buyers. */
export async function waitingReleases(
  req: PayloadRequest,
  profileId: string,
): Promise<WaitingRelease[]> {
  const rows = await runSql(req)<WaitingRelease>`
    select p.id, p.title from products p
    where p.profile_id = ${profileId} and (
      exists (select 1 from variants v
        where v.product_id = p.id and v.availability_status = 'preorder'
          and v.release_at < now() - interval '5 minutes')
      or exists (select 1 from entitlements e
        where e.product_id = p.id and e.available_from < now() - interval '5 minutes'
          and e.announced_at is null and e.revoked_at is null and not ${await isReleased('e')}))
    order by p.release_date desc limit 5`
  return rows
}
