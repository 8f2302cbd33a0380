import type { CartItem } from '@/site/cart/cart-item'
import { Icon } from '@/src/ui/icon/icon'

/** What stands in place of the picture that memberships do not have. */
export function ItemIcon({ item }: { item: CartItem }) {
  if (item.giftMembership) {
    return <Icon name="gift" />
  }
  return item.membership ? <Icon name="star" /> : null
}
