import { createLocalReq } from 'payload'
import { z } from 'zod'
import { findGift } from '@/plugins/commerce/gifts/find-gift'
import { idOf } from '@/plugins/commerce/orders/find-order'
import { slugs } from '@/src/core/slugs'
import { prepareMail } from '@/src/server/mail/compose-template'
import { defineJob } from '@/src/server/queue/define-job'
import { withTx } from '@/src/server/transaction'

/** Writes to anyone who had claimed a gift that went back with its order. Safe to repeat. */
export const notifyGiftWithdrawn = defineJob({
  name: 'notify-gift-withdrawn',
  data: z.object({ giftId: z.uuid() }),
  run: async (payload, { giftId }) => {
    const req = await createLocalReq({}, payload)
    const gift = await findGift(req, { id: { equals: giftId } })
    const to = gift?.claimedEmail
    if (!gift || !to) {
      return
    }
    const mail = await prepareMail(idOf(gift.profile), 'gift-withdrawn')
    await withTx(req, () =>
      mail.queue(req, {
        to,
        about: { type: slugs.gifts, id: giftId },
        dedupeKey: `gift-withdrawn:${giftId}`,
        values: { 'gift.title': gift.title },
      }),
    )
  },
})
