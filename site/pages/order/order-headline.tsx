import { Spinner } from '@/site/layout/spinner'
import styles from '@/site/pages/order/order.module.css'
import type { OrderPhase } from '@/site/pages/order/use-order.client'
import type { OrderView } from '@/src/core/contracts/orders/order-answers'
import { checkoutMessages } from '@/src/core/messages/checkout'
import { ordersMessages } from '@/src/core/messages/orders'
import { formatPrice, toMinor } from '@/src/core/money'
import { type Handover, handoverOf } from '@/src/core/orders/fulfilment/handover'
import { shownEmail } from '@/src/core/text/email-address'
import type from '@/src/ui/type/type.module.css'

type Props = { order: OrderView; phase: OrderPhase }
type Headline = { title: string; text: string }

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

const onItsWay = { title: 'On its way', text: 'Your parcel has left.' }

const handedOver: Readonly<Record<Handover, Headline>> = {
  none: onItsWay,
  parcel: onItsWay,
  pickup: {
    title: 'Ready to be picked up',
    text: 'It waits for you. Show this page when you come.',
  },
  both: {
    title: 'On its way',
    text: 'Your parcel has left, and the rest is ready to be picked up.',
  },
}

/** What the buyer still hears of. */
const laterNews: Readonly<Record<Handover, string>> = {
  none: '',
  parcel: " We'll write again when your parcel leaves.",
  pickup: " We'll write again when you can pick it up.",
  both: " We'll write again when your parcel leaves and you can pick up the rest.",
}

function sayHow(order: OrderView, phase: OrderPhase): Headline {
  if (order.refundState === 'full') {
    return {
      title: 'Refunded',
      text: `${formatPrice(toMinor(order.refunded))} goes back to the card or account that you paid with. Banks take up to ten days to show it.`,
    }
  }
  if (order.status === 'cancelled' && order.paidAt) {
    return { title: 'Cancelled', text: 'This order was cancelled after it was paid.' }
  }
  if (order.needsReview && !order.isPaid) {
    return {
      title: 'Almost done',
      text: `Your payment arrived, but something needs a look. We'll email you at ${shownEmail(order.email)}.`,
    }
  }
  const isPart = order.status === 'processing' && order.hasHandedOver
  if (order.status === 'shipped' || (isPart && order.stillToCome === '')) {
    return handedOver[handoverOf(order.lines)]
  }
  if (isPart) {
    return {
      title: order.parcels.length > 0 ? 'A part is on its way' : 'A part can be picked up',
      text: `${ordersMessages.stillToCome(order.stillToCome)}. We'll write again about it.`,
    }
  }
  if (order.isPaid) {
    const later = order.status === 'delivered' ? '' : laterNews[handoverOf(order.lines)]
    const paid = order.coming && ` ${order.standing}. ${order.coming}`
    return {
      title: 'Thank you',
      text: `A receipt is on its way to ${shownEmail(order.email)}.${paid}${later}`,
    }
  }
  if (phase === 'settled') {
    return { title: 'Not paid', text: checkoutMessages.declined }
  }
  return {
    title: 'One moment',
    text:
      phase === 'slow'
        ? checkoutMessages.confirming(order.email)
        : "We're confirming your payment.",
  }
}
