import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { giftUrl } from '@/plugins/commerce/gifts/gift-mails'
import { idOf } from '@/plugins/commerce/orders/find-order'
import { completeUrl } from '@/plugins/commerce/payments/receipt'
import { slugs } from '@/src/core/slugs'
import type { Order } from '@/src/payload-types'
import { hasAllFiles } from '@/src/server/delivery/has-all-files'
import { waitsForFiles } from '@/src/server/delivery/is-released'
import { prepareMail } from '@/src/server/mail/compose-template'
import { isolateFailure } from '@/src/server/queue/isolate-failures'
import { runSql, withTx } from '@/src/server/transaction'

const atOnce = 200

/**
 * From when on the downloads of an order can be had, by variant: those of pre-orders on their day,
 * all others at once. As the artist has it now, not as it was when the order was placed.
 */
export async function releasesOf(
  req: PayloadRequest,
  order: Pick<Order, 'items'>,
): Promise<ReadonlyMap<string, string>> {
  const ids = order.items.flatMap(({ variant, releaseAt }) =>
    variant && releaseAt ? [idOf(variant)] : [],
  )
  if (ids.length === 0) {
    return new Map()
  }
  const { docs } = await req.payload.find({
    collection: slugs.variants,
    // A pre-order that has sold its last unit is sold out, and not out.
    where: { and: [{ id: { in: ids } }, { availabilityStatus: { not_equals: 'active' } }] },
    select: { releaseAt: true },
    pagination: false,
    depth: 0,
    req,
  })
  return new Map(docs.flatMap(({ id, releaseAt }) => (releaseAt ? [[id, releaseAt]] : [])))
}

/**
 * On the day of a release: sells it like anything else from now on, and tells everybody who has
 * bought it that it can be downloaded. What has no files yet waits for them, with its buyers, and its
 * artist reads so on their start page. Each mail goes out once, however often this runs.
 */
export async function releasePreOrders(payload: Payload): Promise<void> {
  const req = await createLocalReq({}, payload)
  for (const id of await releasable(req)) {
    await isolateFailure(payload, { what: 'Pre-order not released', id }, async () => {
      await payload.update({
        collection: slugs.variants,
        id,
        data: { availabilityStatus: 'active' },
        depth: 0,
        req: await createLocalReq({}, payload),
      })
    })
  }
  for (const id of await unannounced(req)) {
    await isolateFailure(payload, { what: 'Release not announced', id }, () =>
      announceRelease(req, id),
    )
  }
}

async function releasable(req: PayloadRequest): Promise<string[]> {
  const rows = await runSql(req)<{ id: string }>`
    select v.id from variants v
    where v.availability_status = 'preorder' and v.release_at <= now()
      and not ${await waitsForFiles('v')}`
  return rows.map(({ id }) => id)
}

type Right = {
  id: string
  profile: string
  email: string
  orderId: string
  publicRef: string
  /** Set for what was given. */
  giftId: string | null
  title: string
}

/** Rights `e` to a pre-order whose day has come, and whose owners have not heard of it. */
const isUntold = sql`e.available_from <= now() and e.announced_at is null and e.revoked_at is null`

/** Products that are out, and that somebody is to be told of. Each is looked at once. */
async function unannounced(req: PayloadRequest): Promise<string[]> {
  const rows = await runSql(req)<{ id: string }>`
    select due.id from (select distinct e.product_id as id from entitlements e where ${isUntold}) due
    where ${await hasAllFiles(sql`due.id`)}`
  return rows.map(({ id }) => id)
}

async function announceRelease(req: PayloadRequest, productId: string): Promise<void> {
  for (const right of await untoldOf(req, productId)) {
    await isolateFailure(req.payload, { what: 'Release not announced', id: right.id }, () =>
      announce(req, right),
    )
  }
}

async function untoldOf(req: PayloadRequest, productId: string): Promise<Right[]> {
  const rows = await runSql(req)<Right>`
    select e.id, e.profile_id as profile, e.email, g.id as "giftId", o.id as "orderId",
      o.public_ref as "publicRef", p.title
    from entitlements e
    left join gifts g on e.source = 'gift' and g.order_id = e.order_id and g.line = e.line
    join orders o on o.id = e.order_id
    join products p on p.id = e.product_id
    where e.product_id = ${productId} and ${isUntold}
    order by e.available_from limit ${atOnce}`
  return rows
}

async function announce(req: PayloadRequest, right: Right): Promise<void> {
  // Read before the transaction, because it may need connections of its own.
  const mail = await prepareMail(right.profile, 'download-ready')
  // The order's own page is the buyer's secret, also from whom they gave it to.
  const url = right.giftId
    ? giftUrl(req, { id: right.giftId }, mail.origin)
    : completeUrl(req, right, mail.origin)
  await withTx(req, async () => {
    const rows = await runSql(req)`
      update entitlements set announced_at = now()
      where id = ${right.id} and announced_at is null and revoked_at is null returning id`
    if (rows.length === 0) {
      return
    }
    await mail.queue(req, {
      to: right.email,
      about: { type: slugs.entitlements, id: right.id },
      dedupeKey: `release:${right.id}`,
      values: { 'order.number': right.publicRef, 'order.url': url },
      lists: { 'download.files': [{ label: right.title, url }] },
    })
  })
}
