import type { Readers } from '@/src/core/memberships/tiers-that-open'
import { cartAnswers } from '@/src/core/messages/cart-answers'

/** Who alone may buy something, like `Only for members of Inner Circle`; empty for what all may buy. */
export function reservedFor(
  { visibility, tierIds }: Readers,
  tiers: readonly { id: string; name: string }[],
): string {
  switch (visibility) {
    case 'public':
      return ''
    case 'members':
      return cartAnswers.membersOnly(cartAnswers.accounts)
    case 'paid':
      return cartAnswers.membersOnly(cartAnswers.payingMembers)
    case 'tiers': {
      const names = tiers.filter(({ id }) => tierIds.includes(id)).map(({ name }) => name)
      return cartAnswers.membersOnly(cartAnswers.membersOf(names.join(', ')))
    }
  }
}
