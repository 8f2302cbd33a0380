import { createLocalReq, type Payload } from 'payload'
import type { z } from 'zod'
import { findGift } from '@/plugins/commerce/gifts/find-gift'
import { idOf } from '@/plugins/commerce/orders/find-order'
import { prepareTemplate } from '@/src/server/mail/compose-template'
import { queueMail } from '@/src/server/mail/queue-mail'
import type { notifyGiftWithdrawnData } from '@/src/server/queue/job-handlers'
import { withTx } from '@/src/server/transaction'

/** Writes to anyone who had claimed a gift that went back with its order. Safe to repeat. */
export async function notifyGiftWithdrawn(
  payload: Payload,
  { giftId }: z.output<typeof notifyGiftWithdrawnData>,
): Promise<void> {
  const req = await createLocalReq({}, payload)
  const gift = await findGift(req, { id: { equals: giftId } })
  const to = gift?.claimedEmail
  if (!gift || !to) {
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
