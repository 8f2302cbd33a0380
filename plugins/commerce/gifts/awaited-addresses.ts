import { giftStateOf, openGiftStates } from '@/src/core/gift-states'
import { messages } from '@/src/core/messages'
import type { Gift, Order } from '@/src/payload-types'

/**
 * Why a line of an order cannot go out yet: somebody who gets a part of it has not said where they
 * live. A gift that was not claimed in time holds nothing up. Empty when nobody is waited for.
 *
 * @param line counted from 0
 */
export function awaitedAddresses(
  { items }: Pick<Order, 'items'>,
  line: number,
  gifts: readonly Gift[],
  now = new Date(),
): string {
  const names = gifts
    .filter(
      (gift) => gift.line === line && items[line]?.deliveryType === 'shipping' && isOpen(gift, now),
    )
    .map(({ recipientName }) => recipientName)
  return names.length > 0
    ? messages.gift.waitsForAddress(new Intl.ListFormat('en').format(new Set(names)))
    : ''
}

function isOpen({ status, expiresAt }: Gift, now: Date): boolean {
  const facts = { isOrderOver: false, isMailFailed: false }
  const state = giftStateOf(
    { status, expiresAt: expiresAt ? new Date(expiresAt) : null, ...facts },
    now,
  )
  return openGiftStates.includes(state)
}
