import { Spinner } from '@/site/layout/spinner'
import styles from '@/site/pages/order/order.module.css'
import type { OrderPhase } from '@/site/pages/order/use-order.client'
import type { OrderView } from '@/src/core/contracts/orders'
import { messages } from '@/src/core/messages'
import { formatPrice, toMinor } from '@/src/core/money'
import type from '@/src/ui/type/type.module.css'

type Props = { order: OrderView; phase: OrderPhase }

/** Says how the order stands, in one sentence that is also read aloud. */
export function OrderHeadline({ order, phase }: Props) {
  const { title, text } = sayHow(order, phase)
  return (
    <header className={styles.head} aria-live="polite">
      <h1 className={type.title}>{title}</h1>
      <p className={styles.lede}>
        {phase === 'waiting' && <Spinner />}
        {text}
      </p>
      <p className={styles.number}>
        Order <b>{order.ref}</b>
      </p>
    </header>
  )
}

function sayHow(order: OrderView, phase: OrderPhase): { title: string; text: string } {
  if (order.needsReview) {
    return {
      title: 'Almost done',
      text: `Your payment arrived, but something needs a look. We'll email you at ${order.email}.`,
    }
  }
  if (order.refundState === 'full') {
    return {
      title: 'Refunded',
      text: `${formatPrice(toMinor(order.refunded))} goes back to the card or account that you paid with. Banks take up to ten days to show it.`,
    }
  }
  if (order.status === 'shipped') {
    return { title: 'On its way', text: 'Your parcel has left.' }
  }
  if (order.isPaid) {
    const hasParcel = order.lines.some(({ deliveryType }) => deliveryType === 'shipping')
    return {
      title: 'Thank you',
      text: hasParcel
        ? `A receipt is on its way to ${order.email}. We'll write again when your parcel leaves.`
        : `A receipt is on its way to ${order.email}.`,
    }
  }
  if (phase === 'settled') {
    return { title: 'Not paid', text: messages.checkout.declined }
  }
  return {
    title: 'One moment',
    text:
      phase === 'slow'
        ? messages.checkout.confirming(order.email)
        : "We're confirming your payment.",
  }
}
