import type { PayloadRequest } from 'payload'
import { lockGift, updateGift } from '@/plugins/commerce/gifts/find-gift'
import { toOrderGifts } from '@/plugins/commerce/gifts/order-gifts'
import { lockOrder } from '@/plugins/commerce/orders/find-order'
import { recordOrderEvent } from '@/plugins/commerce/orders/move-order'
import { AppError } from '@/src/core/errors'
import { giftAnswers } from '@/src/core/messages/gift-answers'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { countryName } from '@/src/core/places/countries'
import type { Gift, Order } from '@/src/payload-types'
import { withTx } from '@/src/server/transaction'

/** The one country that shipping was paid to, ISO code; empty when the price does not depend on it. */
function paidCountryOf({ shippingRateName, shippingAddress, taxCountry }: Order): string {
  return shippingRateName ? (shippingAddress?.country ?? taxCountry ?? '') : ''
}

/** Where a gift may go: shipping was paid to there, unless its artist has let it go elsewhere. */
export function countryOfGift(order: Order, { address }: Pick<Gift, 'address'>): string {
  const paid = paidCountryOf(order)
  return paid && (address?.country || paid)
}

/** Whether its owner can still say where it may go: it is sent, and waits for its address. */
export function canMoveAbroad(
  order: Order,
  { line, address }: Pick<Gift, 'line' | 'address'>,
  isOpen: boolean,
): boolean {
  const isShipped = order.items[line]?.deliveryType === 'shipping'
  return isOpen && isShipped && !address?.street && paidCountryOf(order) !== ''
}

/**
 * Lets a gift that waits for its address go to another country than shipping was paid to: the artist
 * bears the difference.
 *
 * @throws {AppError} `CONFLICT` once it is claimed, over or taken back, or goes anywhere as it is
 */
export async function changeGiftCountry(
  req: PayloadRequest,
  { order, gift, country, actor }: { order: Order; gift: Gift; country: string; actor: string },
): Promise<void> {
  await withTx(req, async () => {
    // The order first, as the claim does.
    const locked = await lockOrder(req, order.id)
    const current = await lockGift(req, gift.id)
    const [view] = await toOrderGifts(req, locked, [current])
    if (!canMoveAbroad(locked, current, Boolean(view?.canChange))) {
      throw new AppError('CONFLICT', { message: giftAnswers.cannotChange })
    }
    if (countryOfGift(locked, current) === country) {
      return
    }
    await updateGift(req, gift.id, { address: { country } })
    await recordOrderEvent(req, locked, {
      by: 'owner',
      actor,
      cause: `gift country ${gift.id}`,
      note: ownerMessages.giftCountry.changed(current.title, countryName(country)),
    })
  })
}
