'use client'

import { type ReactNode, useState } from 'react'
import { Stepper } from '@/site/cart/line/stepper.client'
import { useCart } from '@/site/cart/use-cart.client'
import styles from '@/site/pages/event/event.module.css'
import type { TicketedEvent } from '@/site/pages/event/ticket-shop.client'
import { GiftButton } from '@/site/pages/product/gift/gift-button.client'
import type { TicketStatus } from '@/src/core/contracts/events/event-answers'
import type { TicketView } from '@/src/core/contracts/events/events'
import { longDateTime } from '@/src/core/events/event-date'
import type { Gift } from '@/src/core/gifts/gift'
import { limits } from '@/src/core/limits'
import { cartMessages } from '@/src/core/messages/cart'
import { eventsMessages } from '@/src/core/messages/tickets'
import { formatPrice } from '@/src/core/money'
import { buttonClass } from '@/src/ui/button/button'
import text from '@/src/ui/type/type.module.css'

type Props = {
  event: TicketedEvent
  ticket: TicketView
  status: TicketStatus
  cover: string
  /** Where to ask for this kind when it is sold out and others are not. */
  waitlist: ReactNode
}

/** One kind of ticket with its price, how many are left, and the way into the cart. */
export function TicketRow({ event, ticket, status, cover, waitlist }: Props) {
  const [wanted, setWanted] = useState(1)
  const add = useCart((cart) => cart.add)
  const isOnSale = status === 'on_sale'
  const most = Math.min(ticket.maxPerOrder, ticket.remaining ?? ticket.maxPerOrder)
  const quantity = Math.max(1, Math.min(wanted, most))
  const note = noteOf(ticket, status, event.timeZone)

  const addToCart = (gift?: Gift) =>
    add({
      productId: ticket.productId,
      productVariantId: ticket.id,
      title: event.title,
      priceMinor: ticket.priceMinor,
      coverImage: cover,
      quantity,
      canIncreaseQuantity: true,
      payWhatYouWant: false,
      deliveryType: 'digital',
      isGift: gift !== undefined,
      ...gift,
      size: ticket.name,
    })

  return (
    <li className={styles.ticket}>
      <h3>{ticket.name}</h3>
      <span className={styles.price}>{formatPrice(ticket.priceMinor)}</span>
      {ticket.description && <p className={styles.about}>{ticket.description}</p>}
      {note && <p className={styles.note}>{note}</p>}
      {status !== 'ended' && (
        <div className={styles.buy}>
          {isOnSale && <Stepper value={quantity} max={most} onChange={setWanted} />}
          <button
            type="button"
            className={buttonClass({ primary: isOnSale, wide: true })}
            disabled={!isOnSale}
            onClick={() => addToCart()}
          >
            {status === 'sold_out' ? eventsMessages.soldOut : 'Add to Cart'}
            <span className={text.hidden}>{ticket.name}</span>
          </button>
          {isOnSale && (
            <GiftButton
              title={`${event.title}, ${ticket.name}`}
              variant={{ priceMinor: ticket.priceMinor, payWhatYouWant: false }}
              onGift={(_, gift) => addToCart(gift)}
            />
          )}
        </div>
      )}
      {waitlist}
    </li>
  )
}

function noteOf(ticket: TicketView, status: TicketStatus, timeZone: string): string {
  if (status === 'not_yet' && ticket.salesStartAt) {
    return eventsMessages.onSaleFrom(longDateTime(ticket.salesStartAt, timeZone))
  }
  if (status === 'ended') {
    return eventsMessages.salesEnded
  }
  const { remaining } = ticket
  const isScarce = remaining !== null && remaining > 0 && remaining <= limits.event.fewTickets
  return status === 'on_sale' && isScarce ? cartMessages.onlyLeft(remaining) : ''
}
