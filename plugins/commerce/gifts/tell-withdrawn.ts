import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import type { z } from 'zod'
import { isCalledOff } from '@/plugins/commerce/gifts/called-off-gift'
import { findGift } from '@/plugins/commerce/gifts/find-gift'
import { idOf } from '@/plugins/commerce/orders/find-order'
import { prepareTemplate } from '@/src/server/mail/compose-template'
import { queueMail } from '@/src/server/mail/queue-mail'
import type { tellWithdrawnData } from '@/src/server/queue/brought-jobs'
import { txDb, withTx } from '@/src/server/transaction'

/**
 * Writes to whoever had claimed a gift that went back with its order. Whose event was called off has been
 * told so. Safe to repeat.
 */
export async function tellWithdrawn(
  payload: Payload,
  { giftId }: z.output<typeof tellWithdrawnData>,
): Promise<void> {
  const req = await createLocalReq({}, payload)
  const gift = await findGift(req, { id: { equals: giftId } })
  const to = gift?.claimedEmail
  if (!gift || !to || (await isOfCalledOff(req, giftId))) {
    return
  }
  const profileId = idOf(gift.profile)
  const compose = await prepareTemplate(profileId, 'gift-withdrawn')
  await withTx(req, () =>
    queueMail(req, {
      profileId,
      to,
      kind: 'gift-withdrawn',
      dedupeKey: `gift-withdrawn:${giftId}`,
      ...compose({ values: { 'gift.title': gift.title } }),
    }),
  )
}

async function isOfCalledOff(req: PayloadRequest, giftId: string): Promise<boolean> {
  const db = await txDb(req)
  const { rows } = await db.execute(
    sql`select 1 from gifts where id = ${giftId} and ${isCalledOff}`,
  )
  return rows.length > 0
}
