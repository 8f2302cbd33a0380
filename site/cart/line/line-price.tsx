import type { CartItem } from '@/site/cart/cart-item'
import styles from '@/site/cart/line/line-problems.module.css'
import { type QuotedCartLine, shownPrices } from '@/site/cart/quoted-lines'
import { cartMessages } from '@/src/core/messages/cart'
import { formatPrice } from '@/src/core/money'
import { Icon } from '@/src/ui/icon/icon'

/**
 * What this buyer pays for the line, beside what it costs others where that is more, and for several units what
 * one of them costs. Nothing for what is gone.
 */
export function LinePrice({ line }: { line: QuotedCartLine }) {
  const prices = shownPrices(line)
  if (!prices) {
    return null
  }
  const { unitMinor, listMinor } = prices
  const { quantity } = line.item
  return (
    <>
      {listMinor > unitMinor && (
        <>
          <del className={styles.before}>{formatPrice(listMinor * quantity)}</del>{' '}
        </>
      )}
      {formatPrice(unitMinor * quantity)}
      {quantity > 1 && (
        <>
          {' '}
          <small className={styles.each}>{cartMessages.each(formatPrice(unitMinor))}</small>
        </>
      )}
    </>
  )
}

/** What stands in place of the picture that memberships do not have. */
export function ItemIcon({ item }: { item: CartItem }) {
  if (item.giftMembership) {
    return <Icon name="gift" />
  }
  return item.membership ? <Icon name="star" /> : null
}
