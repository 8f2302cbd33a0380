import { createLocalReq } from 'payload'
import { z } from 'zod'
import { findGift } from '@/plugins/commerce/gifts/find-gift'
import { idOf } from '@/plugins/commerce/orders/find-order'
import { slugs } from '@/src/core/slugs'
import { prepareTemplate } from '@/src/server/mail/compose-template'
import { queueMail } from '@/src/server/mail/queue-mail'
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
    const profileId = idOf(gift.profile)
    const compose = await prepareTemplate(profileId, 'gift-withdrawn')
    await withTx(req, () =>
      queueMail(req, {
        profileId,
        to,
        about: { type: slugs.gifts, id: giftId },
        dedupeKey: `gift-withdrawn:${giftId}`,
        ...compose({ values: { 'gift.title': gift.title } }),
      }),
    )
  },
})
