import type { PayloadRequest, Where } from 'payload'
import { findGifts } from '@/plugins/commerce/gifts/find-gift'
import { giftKeyOf } from '@/plugins/commerce/gifts/gift-link'
import { toOrderGifts } from '@/plugins/commerce/gifts/order-gifts'
import { idOf } from '@/plugins/commerce/orders/find-order'
import type { GivenGift, OwnGifts, ReceivedGift } from '@/src/core/contracts/orders/gift-answers'
import { limits } from '@/src/core/limits'
import { slugs } from '@/src/core/slugs'
import type { Gift, Order } from '@/src/payload-types'
import { whereOwnedByAccount } from '@/src/server/accounts/owned-by-account'
import { verifiedEmailOf } from '@/src/server/accounts/verified-email'

/** The newest gifts of somebody's orders, and those that they claimed, by account or confirmed email. */
export async function giftsOfAccount(
  req: PayloadRequest,
  { id, profileId }: { id: string; profileId: string },
): Promise<OwnGifts> {
  const email = await verifiedEmailOf(req, id)
  const owned = (field: string): Where => ({
    and: [{ profile: { equals: profileId } }, whereOwnedByAccount({ id, email }, field)],
  })
  const { docs: orders } = await req.payload.find({
    collection: slugs.orders,
    where: { and: [owned('email'), { 'items.giftFor': { exists: true } }] },
    sort: '-createdAt',
    limit: limits.maxPageSize,
    pagination: false,
    depth: 0,
    req,
  })
  const gifts = await findGifts(req, { order: { in: orders.map((order) => order.id) } })
  const given = await Promise.all(
    orders.map((order) =>
      toGiven(
        req,
        order,
        gifts.filter((gift) => idOf(gift.order) === order.id),
      ),
    ),
  )
  const claimed = await findGifts(req, {
    and: [owned('claimedEmail'), { status: { equals: 'claimed' } }],
  })
  return { given: given.flat(), received: claimed.map((gift) => toReceived(req, gift)) }
}

async function toGiven(
  req: PayloadRequest,
  order: Order,
  gifts: readonly Gift[],
): Promise<GivenGift[]> {
  const views = await toOrderGifts(req, order, gifts)
  return gifts.flatMap(({ line, title }, index) => {
    const view = views[index]
    return view ? [{ ...view, orderRef: order.publicRef, line, title }] : []
  })
}

function toReceived(req: PayloadRequest, gift: Gift): ReceivedGift {
  return {
    token: giftKeyOf(req.payload.secret, gift),
    title: gift.title,
    giverName: gift.giverName ?? '',
    claimedAt: gift.claimedAt ?? gift.updatedAt,
  }
}
