import { giftStateOf, openGiftStates } from '@/src/core/gifts/gift-states'
import { giftAnswers } from '@/src/core/messages/gift-answers'
import type { Gift, Order } from '@/src/payload-types'

/**
 * Why a line of an order cannot be handed over yet: the recipient of the gift has not claimed it, and so has
 * not said where they live. What was not claimed in time holds nothing up. Empty when nobody is waited for.
 *
 * @param line counted from 0
 */
export function unclaimedRecipients(
  { items }: Pick<Order, 'items'>,
  line: number,
  gifts: readonly Gift[],
  now = new Date(),
): string {
  const way = items[line]?.deliveryType
  const names = gifts
    .filter((gift) => gift.line === line && isOpen(gift, now))
    .map(({ recipientName }) => recipientName)
  if (names.length === 0 || way === undefined || way === 'digital') {
    return ''
  }
  const { waitsForAddress, waitsForClaim } = giftAnswers
  const say = way === 'shipping' ? waitsForAddress : waitsForClaim
  return say(new Intl.ListFormat('en').format(new Set(names)))
}

function isOpen({ status, expiresAt }: Gift, now: Date): boolean {
  const facts = { isOrderOver: false, isMailFailed: false }
  const state = giftStateOf(
    { status, expiresAt: expiresAt ? new Date(expiresAt) : null, ...facts },
    now,
  )
  return openGiftStates.includes(state)
}
