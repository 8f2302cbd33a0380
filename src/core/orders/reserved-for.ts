import type { Readers } from '@/src/core/memberships/tiers-that-open'
import { messages } from '@/src/core/messages'

/** Who alone may buy something, like `Only for members of Inner Circle`; empty for what all may buy. */
export function reservedFor(
  { visibility, tierIds }: Readers,
  tiers: readonly { id: string; name: string }[],
): string {
  switch (visibility) {
    case 'public':
      return ''
    case 'members':
      return messages.cart.membersOnly(messages.cart.accounts)
    case 'paid':
      return messages.cart.membersOnly(messages.cart.payingMembers)
    case 'tiers': {
      const names = tiers.filter(({ id }) => tierIds.includes(id)).map(({ name }) => name)
      return messages.cart.membersOnly(messages.cart.membersOf(names.join(', ')))
    }
  }
}
