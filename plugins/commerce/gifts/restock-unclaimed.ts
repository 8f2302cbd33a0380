import type { PayloadRequest } from 'payload'
import { findGifts } from '@/plugins/commerce/gifts/find-gift'
import { returnStock } from '@/plugins/commerce/orders/stock'
import type { ClaimedGiftChoice } from '@/src/core/gifts/gift-states'
import { unsentLines } from '@/src/core/orders/fulfilment/parcels'
import type { RefundLine } from '@/src/core/orders/refund-amounts'
import type { Order } from '@/src/payload-types'

type Decision = {
  claimed: ClaimedGiftChoice
  /** Anyone who claims later gets only what is still paid. */
  decidedAt?: string
}

/**
 * Puts units of an order back into stock whose money goes back, with the order locked, but not those that
 * stay with the person who had claimed them as a gift.
 */
export async function restockUnclaimed(
  req: PayloadRequest,
  order: Order,
  units: readonly RefundLine[],
  { claimed, decidedAt = new Date().toISOString() }: Decision,
): Promise<void> {
  const kept = claimed === 'keep' ? await keptLines(req, order, decidedAt) : []
  await returnStock(
    req,
    order,
    units.filter(({ line }) => !kept.includes(line)),
  )
}

/** Goods that were not handed over are never kept: see `withdrawGifts`. */
async function keptLines(
  req: PayloadRequest,
  { id, items }: Order,
  decidedAt: string,
): Promise<number[]> {
  const gifts = await findGifts(req, {
    and: [
      { order: { equals: id } },
      { status: { equals: 'claimed' } },
      { claimedAt: { less_than: decidedAt } },
    ],
  })
  const unsent = unsentLines(items, [])
  return gifts.map(({ line }) => line).filter((line) => !unsent.includes(line))
}
