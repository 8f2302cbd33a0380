import type { Payload } from 'payload'
import { claimTokenOf } from '@/plugins/commerce/gifts/gift-link'
import type { openShop, Reply } from '@/plugins/commerce/testing/shop'
import type { ClaimReply, GiftPage, OrderGift } from '@/src/core/contracts/orders/gift-answers'
import type { ErrorBody } from '@/src/core/errors'
import { slugs } from '@/src/core/slugs'

type Shop = Awaited<ReturnType<typeof openShop>>
type Wish = Parameters<Shop['item']>[0]

/** What an item of the cart says when it is somebody else's. */
export const giftFor = (name: string, rest: Record<string, unknown> = {}) => ({
  isGift: true,
  recipientName: name,
  recipientEmail: `${name.toLowerCase()}@example.com`,
  recipientMessage: 'For the long drive home',
  giverName: 'Ben',
  ...rest,
})

/** Gives and claims in a shop, as buyers and recipients do. */
export function giftsOfShop(payload: Payload, shop: Shop) {
  const giftsOf = async (orderId: string) => {
    const { docs } = await payload.find({
      collection: slugs.gifts,
      where: { order: { equals: orderId } },
      sort: 'line',
      depth: 0,
      showHiddenFields: true,
    })
    return docs
  }

  return {
    giftsOf,

    /** A paid order of one thing for each recipient. */
    async give(product: Wish, recipients: Record<string, unknown>[]) {
      const items = recipients.map((recipient) => shop.item(product, recipient))
      const { json } = await shop.checkout(items)
      return { reply: json, order: await shop.pay(json) }
    },

    /** The link in the mail, made as the mail makes it: the log keeps its text from owners. */
    async linkOf(orderId: string, line = 0) {
      const gift = (await giftsOf(orderId))[line]
      if (!gift) {
        throw new Error('No such gift')
      }
      return claimTokenOf(payload.secret, gift)
    },

    /** What a buyer asks about the gifts of an order. */
    asBuyer: <Body = OrderGift & ErrorBody>(reply: Reply, path: string, body: unknown = {}) =>
      shop.call<Body>(
        'POST',
        `/api/public/orders/${reply.orderRef}/gifts/${path}?token=${reply.token}`,
        { body },
      ),

    /** Oldest first. */
    async mailsOf(kind: string, to: string) {
      const { docs } = await payload.find({
        collection: slugs.mailLog,
        where: { kind: { equals: kind }, to: { equals: to } },
        sort: 'createdAt',
        depth: 0,
      })
      return docs
    },

    open: (token: string) => shop.call<GiftPage & ErrorBody>('GET', `/api/public/gifts/${token}`),

    claim: (token: string, body: Record<string, unknown> = {}, jwt?: string) =>
      shop.call<ClaimReply & ErrorBody>('POST', `/api/public/gifts/${token}/claim`, {
        body,
        ...(jwt && { token: jwt }),
      }),
  }
}
