import styles from '@/site/pages/checkout/choices.module.css'
import type { CartQuote } from '@/src/core/contracts/orders/order-answers'
import { checkoutMessages } from '@/src/core/messages/checkout'
import { formatPrice, toMinor } from '@/src/core/money'

type Props = {
  quote: Pick<CartQuote, 'shippingOptions' | 'shippingRateId' | 'shippingNote'>
  /** What the visitor chose; the shop's answer to it may still be on its way. */
  chosen: string | undefined
  onChoose: (rateId: string) => void
}

/** The ways to ship with what they cost, or why there is nothing to choose yet. */
export function ShippingChoice({ quote, chosen, onChoose }: Props) {
  const { shippingOptions, shippingRateId, shippingNote } = quote
  if (shippingOptions.length === 0) {
    return shippingNote ? <p className={styles.note}>{shippingNote}</p> : null
  }
  const isOffered = shippingOptions.some(({ id }) => id === chosen)
  const checked = isOffered ? chosen : shippingRateId
  return (
    <fieldset className={styles.options}>
      <legend>{checkoutMessages.shippingMethod}</legend>
      {shippingOptions.map(({ id, name, price }) => (
        <label key={id}>
          <input
            type="radio"
            name="shipping"
            value={id}
            checked={id === checked}
            onChange={() => onChoose(id)}
          />
          <span>{name}</span>
          <b>{price === 0 ? 'Free' : formatPrice(toMinor(price))}</b>
        </label>
      ))}
    </fieldset>
  )
}
