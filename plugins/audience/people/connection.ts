import type { ListedPerson } from '@/src/core/contracts/audience/people'
import { formatPrice } from '@/src/core/money'

type Connected = Pick<
  ListedPerson,
  'tier' | 'orders' | 'spentMinor' | 'lists' | 'hasLeft' | 'hasAccount'
>

/** How somebody is connected to an artist, in words, what matters most first. */
export function connectionOf(person: Connected): string[] {
  const { tier, orders, spentMinor, lists, hasLeft, hasAccount } = person
  const words = [
    tier ? `Member of ${tier}` : '',
    boughtWords(orders, spentMinor),
    lists > 0 ? (lists === 1 ? 'On a list' : `On ${lists} lists`) : '',
    lists === 0 && hasLeft ? 'Left the list' : '',
  ].filter(Boolean)
  return words.length > 0 ? words : [hasAccount ? 'Has an account' : 'Known by address']
}

function boughtWords(orders: number, spentMinor: number): string {
  if (orders === 0) {
    return spentMinor > 0 ? `Paid ${formatPrice(spentMinor)}` : ''
  }
  const times = orders === 1 ? 'Bought once' : `Bought ${orders} times`
  return spentMinor > 0 ? `${times}, ${formatPrice(spentMinor)}` : times
}
