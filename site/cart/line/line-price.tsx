import type { CartItem } from '@/site/cart/cart-item'
import styles from '@/site/cart/line/line-problems.module.css'
import { type QuotedCartLine, shownPrices } from '@/site/cart/quoted-lines'
import { formatPrice } from '@/src/core/money'
import { Icon } from '@/src/ui/icon/icon'

type LinePriceProps = { line: QuotedCartLine /** Of one, or of all units. */; of: 'one' | 'all' }

/** The price that this buyer pays, beside the one for all where that is higher; nothing for what is gone. */
export function LinePrice({ line, of }: LinePriceProps) {
  const prices = shownPrices(line)
  if (!prices) {
    return null
  }
  const { unitMinor, listMinor } = prices
  const units = of === 'all' ? line.item.quantity : 1
  return listMinor > unitMinor ? (
    <>
      <del className={styles.before}>{formatPrice(listMinor * units)}</del>{' '}
      <ins className={styles.now}>{formatPrice(unitMinor * units)}</ins>
    </>
  ) : (
    formatPrice(unitMinor * units)
  )
}

/** What stands in place of the picture that memberships do not have. */
export function ItemIcon({ item }: { item: CartItem }) {
  if (item.giftMembership) {
    return <Icon name="gift" />
  }
  return item.membership ? <Icon name="star" /> : null
}
