import type { Endpoint } from 'payload'
import { claimGift } from '@/plugins/commerce/gifts/claim-gift'
import { openGift, toGiftPage } from '@/plugins/commerce/gifts/gift-page'
import { giftsOfAccount } from '@/plugins/commerce/gifts/gifts-of-account'
import { changeGift, sendGiftAgain } from '@/plugins/commerce/gifts/order-gifts'
import { findBuyersOrder } from '@/plugins/commerce/orders/find-order'
import { siteOf } from '@/plugins/commerce/site-of'
import {
  claimAnswer,
  giftPageAnswer,
  orderGiftAnswer,
  ownGiftsAnswer,
} from '@/src/core/contracts/orders/gift-answers'
import {
  changeGiftBody,
  claimGiftBody,
  giftPath,
  orderGiftPath,
} from '@/src/core/contracts/orders/gifts'
import { orderQuery } from '@/src/core/contracts/orders/orders'
import { definePublicEndpoint } from '@/src/server/public-endpoint'

/** `GET /public/gifts/{token}`. */
const read = definePublicEndpoint({
  method: 'get',
  path: '/public/gifts/:token',
  summary: 'A gift, for the holder of its link; what is in it, for its recipient',
  answer: giftPageAnswer,
  params: giftPath,
  account: 'optional',
  answersOffline: true,
  rateLimit: 'giftRead',
  run: async ({ req, host, account, params: { token } }) => {
    const { profileId } = await siteOf(host)
    return toGiftPage(req, await openGift(req, { profileId, token }), account)
  },
})

/** `POST /public/gifts/{token}/claim`. */
const claim = definePublicEndpoint({
  method: 'post',
  path: '/public/gifts/:token/claim',
  summary: 'Claim a gift, once; answers the key that opens it from now on',
  answer: claimAnswer,
  params: giftPath,
  body: claimGiftBody,
  account: 'optional',
  answersOffline: true,
  rateLimit: 'giftClaim',
  failures: ['CONFLICT', 'IN_PROGRESS', 'NOT_SIGNED_IN', 'UNAVAILABLE'],
  run: async ({ req, host, account, params: { token }, body }) => {
    const { profileId } = await siteOf(host)
    const key = await claimGift(req, { profileId, token, account, input: body })
    return {
      token: key,
      gift: await toGiftPage(req, await openGift(req, { profileId, token: key }), account),
    }
  },
})

/** `GET /public/gifts`. */
const own = definePublicEndpoint({
  method: 'get',
  path: '/public/gifts',
  summary: 'Gifts that the visitor gave and claimed',
  answer: ownGiftsAnswer,
  account: 'required',
  rateLimit: 'orderRead',
  run: async ({ req, account }) => giftsOfAccount(req, account),
})

/** What the buyer's calls about a gift have in common. */
const buyersCall = {
  method: 'post',
  params: orderGiftPath,
  query: orderQuery,
  answer: orderGiftAnswer,
  account: 'optional',
  answersOffline: true,
  rateLimit: 'giftChange',
  failures: ['CONFLICT'],
} as const

/** `POST /public/orders/{ref}/gifts/{line}?token=` `{ recipientEmail }`. */
const correct = definePublicEndpoint({
  ...buyersCall,
  path: '/public/orders/:ref/gifts/:line',
  summary: 'Correct whom an unclaimed gift goes to',
  body: changeGiftBody,
  run: async ({ req, host, account, params: { ref, line }, query: { token }, body }) => {
    const { profileId } = await siteOf(host)
    const order = await findBuyersOrder(req, { profileId, ref, token, accountId: account?.id })
    return changeGift(req, order, { line, ...body })
  },
})

/** `POST /public/orders/{ref}/gifts/{line}/resend?token=`. */
const resend = definePublicEndpoint({
  ...buyersCall,
  path: '/public/orders/:ref/gifts/:line/resend',
  summary: 'Mail an unclaimed gift to its recipient again',
  run: async ({ req, host, account, params: { ref, line }, query: { token } }) => {
    const { profileId } = await siteOf(host)
    const order = await findBuyersOrder(req, { profileId, ref, token, accountId: account?.id })
    return sendGiftAgain(req, order, line)
  },
})

export const giftEndpoints: Endpoint[] = [own, read, claim, correct, resend]
