import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { completeUrl } from '@/plugins/commerce/payments/receipt'
import { limits } from '@/src/core/limits'
import { slugs } from '@/src/core/slugs'
import { prepareMail } from '@/src/server/mail/compose-template'
import { isolateFailure } from '@/src/server/queue/isolate-failures'
import { runSql, withTx } from '@/src/server/transaction'

const atOnce = 100

type Row = {
  id: string
  profileId: string
  title: string
  orderId: string
  publicRef: string
  email: string
}

/**
 * Writes to those who asked for an archive that was still being made, and have not come back for it
 * since it is there. Once to each, however often this runs.
 */
export async function notifyWaiting(payload: Payload): Promise<void> {
  const req = await createLocalReq({}, payload)
  const rows = await runSql(req)<Row>`
    select f.id, f.profile_id as "profileId", p.title, o.id as "orderId",
      o.public_ref as "publicRef", o.email
    from renditions f
    cross join lateral jsonb_array_elements_text(f.waiting) as w(order_id)
    join orders o on o.id::text = w.order_id
    join products p on p.id = f.product_id
    where f.state = 'ready' and jsonb_typeof(f.waiting) = 'array'
      and f.updated_at < now() - make_interval(secs => ${limits.download.mailAfterSeconds})
    limit ${atOnce}`
  for (const row of rows) {
    await isolateFailure(payload, { what: 'Not told of an archive', id: row.id }, () =>
      tell(req, row),
    )
  }
}

async function tell(
  req: PayloadRequest,
  { id, profileId, title, orderId, publicRef, email }: Row,
): Promise<void> {
  // Read before the transaction, because it may need connections of its own.
  const mail = await prepareMail(profileId, 'download-ready')
  const url = completeUrl(req, { publicRef }, mail.origin)
  await withTx(req, async () => {
    await runSql(req)`
      update renditions set waiting = waiting - ${orderId}::text where id = ${id}`
    await mail.queue(req, {
      to: email,
      about: { type: slugs.orders, id: orderId },
      dedupeKey: `archive:${id}:${orderId}`,
      values: { 'order.number': publicRef, 'order.url': url },
      lists: { 'download.files': [{ label: title, url }] },
    })
  })
}
