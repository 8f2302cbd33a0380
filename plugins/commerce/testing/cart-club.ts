import type { Payload } from 'payload'
import { reconcileOrders } from '@/plugins/commerce/payments/reconcile-orders'
import { type Fan, heldBy, membershipLine, openClub } from '@/plugins/commerce/testing/members'
import { payInBooks, sendTestEvent } from '@/plugins/commerce/testing/shop'
import type { CheckoutReply } from '@/src/core/contracts/orders/order-answers'
import { postViewerOf } from '@/src/server/posts/post-viewer'

const sessionIdOf = ({ redirectUrl }: CheckoutReply) => redirectUrl.split('/').at(-1) ?? ''

/** A site that sells an album for $9 together with a tier by the month. */
export async function openCartClub(payload: Payload) {
  const luna = await openClub(payload, 'Luna')
  const tier = await luna.newTier({
    name: 'Circle',
    priceMonthlyMinor: 500,
    priceYearlyMinor: 5000,
  })

  /** Ordered, and not paid. */
  const order = async (fan?: Fan) => {
    const buyer = fan ?? (await luna.newFan())
    const album = await luna.sell({ title: 'Night Bus', priceMinor: 900 })
    const { status, json } = await luna.order(buyer, [luna.item(album), membershipLine(tier.id)])
    if (status !== 201) {
      throw new Error(`The order was answered with ${status}: ${json.message}`)
    }
    return { fan: buyer, album, ...json }
  }

  return {
    luna,
    tier,
    order,
    /** Ordered and paid. */
    bought: async () => {
      const ordered = await order()
      const event = await payInBooks(payload, ordered.redirectUrl)
      await sendTestEvent(payload, event)
      return { ...ordered, event }
    },
    held: (fan: Fan) => heldBy(payload, fan),
    isPaying: async ({ id }: Fan) => (await postViewerOf(luna.profile.id, { id })).isPaying,
    sessionIdOf,
    reconcile: () => reconcileOrders(payload, { olderThanSeconds: -1 }),
  }
}
