import { Gutter, SetDocumentStepNav } from '@payloadcms/ui'
import { notFound } from 'next/navigation'
import type { DocumentViewServerProps } from 'payload'
import { CorrectBuyer } from '@/plugins/commerce/admin/correct-buyer'
import type { Correctable } from '@/plugins/commerce/admin/correctable'
import { loadOrder } from '@/plugins/commerce/admin/load-order'
import { Moment } from '@/plugins/commerce/admin/moment'
import styles from '@/plugins/commerce/admin/order.module.css'
import { OrderActions } from '@/plugins/commerce/admin/order-actions'
import { OrderGifts, type ShownGift } from '@/plugins/commerce/admin/order-gifts'
import { OrderHistory } from '@/plugins/commerce/admin/order-history'
import { OrderLines } from '@/plugins/commerce/admin/order-lines'
import { PackingSlip } from '@/plugins/commerce/admin/packing-slip'
import { PrintSlip } from '@/plugins/commerce/admin/print-slip'
import { idOf } from '@/plugins/commerce/orders/find-order'
import { isStuck, sumOf } from '@/plugins/commerce/payments/refund-rows'
import { worksFor } from '@/src/access/own-profile'
import { addressLines } from '@/src/core/address-lines'
import { deletedAccount, deletedEmail } from '@/src/core/deleted-account'
import { formatPrice } from '@/src/core/money'
import { type Coming, comingWords, dayOfLine, standingOf } from '@/src/core/orders/coming'
import { type Handover, handoverOf } from '@/src/core/orders/handover'
import { lineProgress } from '@/src/core/orders/line-progress'
import { isMembershipItem } from '@/src/core/orders/membership-item'
import { ownerWordsFor, refundWords, reviewWords } from '@/src/core/orders/order-words'
import { type Parcel, parcelsOf, unsentLines } from '@/src/core/orders/parcels'
import { unitsLeft } from '@/src/core/orders/refund-amounts'
import { type OrderStatus, paidStatuses } from '@/src/core/orders/statuses'
import { parcelWords, trackingUrl } from '@/src/core/orders/tracking'
import { slugs } from '@/src/core/slugs'
import type { Order, Refund } from '@/src/payload-types'
import { getSiteOf } from '@/src/server/site-data'

/** An order, for its artist: who, what, money, address, history, and what can be done about it. */
export async function OrderPage({ doc, initPageResult }: DocumentViewServerProps) {
  const { req } = initPageResult
  const shown = doc as Partial<Order> | undefined
  const profileId = typeof shown?.profile === 'object' ? shown.profile.id : shown?.profile
  if (!shown?.id || !profileId || !worksFor(req, profileId)) {
    notFound()
  }
  const [sheet, site] = await Promise.all([loadOrder(req, shown.id), getSiteOf(profileId)])
  const { order, events, actors, refunds, given, unsent, waiting, coming } = sheet
  const { leftMinor, gifts, membershipId, returnable, hasTickets, downloads, correctable } = sheet
  const handover = handoverOf(order.items)
  const { admin, api } = req.payload.config.routes
  const url = `${api}/${slugs.orders}/${order.id}`
  const member = membershipId ? `${admin}/collections/${slugs.memberships}/${membershipId}` : ''
  const stillHere = unsentLines(order.items, [])
  const claimed = gifts.filter(({ status }) => status === 'claimed').map(({ line }) => line)
  const lines = order.items.map((item, line) => ({
    ...item,
    memberUrl: isMembershipItem(item) ? member : '',
    left: unitsLeft(order.items, line, given),
    isUnsent: unsent.includes(line),
    hasStock: item.variant ? returnable.has(idOf(item.variant)) : false,
    isPromised: stillHere.includes(line) && claimed.includes(line),
    waitsFor: waiting.get(line) ?? '',
    downloads: downloads.get(line) ?? null,
    // Beside it stands how the gift does, until it has left.
    progress:
      item.giftFor && !item.sentAt ? '' : lineProgress(order.status, item, dayOfLine(coming, line)),
  }))
  return (
    <Gutter>
      <SetDocumentStepNav
        collectionSlug={slugs.orders}
        id={order.id}
        pluralLabel="Orders"
        useAsTitle="publicRef"
      />
      <div className={styles.page} data-order={order.publicRef}>
        <div className={styles.main}>
          <OrderStanding order={order} waiting={waiting} coming={coming} />
          <OrderActions
            url={url}
            status={order.status}
            needsReview={Boolean(order.needsReview)}
            stuckMinor={sumOf(refunds.filter(isStuck))}
            isPaid={Boolean(order.paidAt)}
            isShipped={parcelsOf(order.items).length > 0}
            hasTickets={hasTickets}
            handover={handover}
            lines={lines}
            given={given}
            leftMinor={leftMinor}
            isFree={order.totalMinor === 0 && paidStatuses.includes(order.status)}
          />
          <OrderLines lines={lines} />
          <OrderMoney order={order} refunds={refunds} />
          <OrderHistory
            order={order}
            events={events}
            actors={actors}
            isComing={coming.length > 0}
          />
        </div>
        <OrderSide url={url} order={order} gifts={gifts} correctable={correctable} />
        <PackingSlip order={order} lines={lines} gifts={gifts} seller={site?.profile.name ?? ''} />
      </div>
    </Gutter>
  )
}

const refundStateWords: Readonly<Record<Refund['state'], string>> = {
  requested: 'waits for the payment provider',
  pending: 'on its way',
  succeeded: 'given back',
  failed: 'failed',
}

/** What was charged, and what went back. */
function OrderMoney({ order, refunds }: { order: Order; refunds: readonly Refund[] }) {
  const { discountMinor, discountText, tipMinor, taxIncludedMinor, shippingRateName } = order
  return (
    <section className={styles.part}>
      <h3>Money</h3>
      <dl className={styles.money}>
        <Row label="Goods" minor={order.subtotalMinor} />
        {Boolean(discountMinor) && (
          <Row
            label={discountText ? `Discount (${discountText})` : 'Discount'}
            minor={-(discountMinor ?? 0)}
          />
        )}
        {order.shippingMinor > 0 && (
          <Row
            label={shippingRateName ? `Shipping (${shippingRateName})` : 'Shipping'}
            minor={order.shippingMinor}
          />
        )}
        {order.taxMinor > 0 && <Row label="Tax" minor={order.taxMinor} />}
        {Boolean(tipMinor) && <Row label="Tip" minor={tipMinor ?? 0} />}
        <Row label="Total" minor={order.totalMinor} isSum />
        {Boolean(taxIncludedMinor) && (
          <Row label="Tax that is in the prices" minor={taxIncludedMinor ?? 0} />
        )}
        {order.refundedMinor > 0 && (
          <>
            <Row label="Given back" minor={-order.refundedMinor} />
            <Row label="You keep" minor={order.totalMinor - order.refundedMinor} isSum />
          </>
        )}
      </dl>
      {refunds.length > 0 && (
        <ul className={styles.refunds} aria-label="Refunds">
          {refunds.map(({ id, amountMinor, state, reason, error, createdAt }) => (
            <li key={id} data-state={state}>
              {amountMinor > 0 ? (
                <>
                  <span className={styles.amount}>{formatPrice(amountMinor)}</span>{' '}
                  {refundStateWords[state]}
                </>
              ) : (
                'Taken back without money'
              )}
              , <Moment iso={createdAt} />
              {reason && <p className={styles.hint}>{reason}</p>}
              {error && <p className={styles.problem}>{error}</p>}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Row({ label, minor, isSum }: { label: string; minor: number; isSum?: boolean }) {
  return (
    <div className={isSum ? styles.sum : undefined}>
      <dt>{label}</dt>
      <dd>{minor < 0 ? `−${formatPrice(-minor)}` : formatPrice(minor)}</dd>
    </div>
  )
}

/** What comes next, for the artist. */
const next: Readonly<Record<OrderStatus, string>> = {
  initiated_payment: 'The buyer has not paid yet. Nothing is to be done.',
  payment_failed: 'The payment was declined. The buyer may try again.',
  failed: 'This order was not paid in time, and its pieces are for sale again.',
  paid: 'This order is paid. Pack it, and mark it here.',
  processing: 'This order is paid and waits to be sent.',
  shipped: 'The parcel is on its way.',
  delivered: 'The buyer has everything.',
  cancelled: 'This order is over.',
}

/** What was given away is not the buyer's. */
const allGone = 'Everything has gone out.'

/** Where it is not a parcel alone. */
const nextFor: Readonly<Record<Handover, Partial<typeof next>>> = {
  none: {},
  parcel: {},
  pickup: {
    paid: 'This order is paid. Get it ready, and mark it here.',
    processing: 'This order is paid and will be picked up. Say when it is ready.',
    shipped: 'It is ready, and the buyer was told.',
  },
  both: {
    processing: 'This order is paid. A part of it waits to be sent, the rest will be picked up.',
    shipped: 'The parcel is on its way, and the rest waits to be picked up.',
  },
}

type OrderStandingProps = {
  order: Order
  /** Why some lines cannot be handed over yet, as sentences. */
  waiting: ReadonlyMap<number, string>
  /** What nobody can have yet. */
  coming: readonly Coming[]
}

/** How the order stands, in one sentence or two, and what is odd about it. */
export function OrderStanding({ order, waiting, coming }: OrderStandingProps) {
  const { status, refundState, needsReview, provider, livemode } = order
  return (
    <section className={styles.standing} data-status={needsReview ? 'review' : status}>
      <h2>
        {standingOf(ownerWordsFor, order, coming)}
        {refundState !== 'none' && `, ${refundWords[refundState].toLowerCase()}`}
      </h2>
      <p>{whatNext({ order, waiting, coming })}</p>
      {needsReview && <p role="alert">This order needs a look. {reviewWords[needsReview]}</p>}
      {provider !== 'none' && !livemode && <p>A test payment: no money was taken.</p>}
    </section>
  )
}

function whatNext({ order: { status, items }, waiting, coming }: OrderStandingProps): string {
  // Why a line waits says when it comes, too.
  const later = coming.filter(({ line, kind }) => kind === 'undelivered' || !waiting.has(line))
  const handover = handoverOf(items)
  const isDone = status === 'delivered'
  const plain = isDone && items.some(({ giftFor }) => giftFor) ? allGone : next[status]
  const now = isUnsent(status) && [...new Set(waiting.values())].join(' ')
  return [
    now || (isDone && later.length > 0 ? '' : (nextFor[handover][status] ?? plain)),
    comingWords(later),
  ]
    .filter(Boolean)
    .join(' ')
}

function isUnsent(status: OrderStatus): boolean {
  return status === 'paid' || status === 'processing'
}

const providerNames: Readonly<Record<Order['provider'], string>> = {
  stripe: 'Stripe',
  test: 'Test payments',
  none: 'Nothing to pay',
}

type OrderSideProps = {
  /** Address of the order in the API. */
  url: string
  order: Order
  gifts: readonly ShownGift[]
  correctable: Correctable
}

/** Who bought it, where it goes, how it was paid. */
function OrderSide({ url, order, gifts, correctable }: OrderSideProps) {
  const { email, buyerName, account, shippingAddress, paidAt, createdAt, provider } = order
  const parcels = parcelsOf(order.items).filter(parcelWords)
  const hasAddress = shippingAddress?.street || gifts.some(({ address }) => address?.street)
  return (
    <aside className={styles.side}>
      <section>
        <h3>Buyer</h3>
        {(buyerName || shippingAddress?.name) && <p>{buyerName || shippingAddress?.name}</p>}
        <p>{email === deletedEmail ? deletedAccount : <a href={`mailto:${email}`}>{email}</a>}</p>
        <p className={styles.hint}>{account ? 'Has an account' : 'Bought as a guest'}</p>
      </section>
      {shippingAddress?.street && (
        <section>
          <h3>Ships to</h3>
          <address>
            {addressLines(shippingAddress ?? {}).map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
        </section>
      )}
      {(correctable.email || correctable.address) && (
        <CorrectBuyer
          url={url}
          email={email}
          address={shippingAddress ?? {}}
          correctable={correctable}
          isPaid={Boolean(paidAt)}
        />
      )}
      <OrderGifts url={url} gifts={gifts} />
      {hasAddress && <PrintSlip />}
      {parcels.length > 0 && (
        <section>
          <h3>{parcels.length > 1 ? 'Parcels' : 'Parcel'}</h3>
          {parcels.map((parcel) => (
            <FollowedParcel key={parcel.sentAt} parcel={parcel} />
          ))}
        </section>
      )}
      <section>
        <h3>Payment</h3>
        <p>{providerNames[provider]}</p>
        <p className={styles.hint}>
          Ordered <Moment iso={createdAt} />
        </p>
        {paidAt && (
          <p className={styles.hint}>
            Paid <Moment iso={paidAt} />
          </p>
        )}
      </section>
    </aside>
  )
}

function FollowedParcel({ parcel }: { parcel: Parcel }) {
  const followUrl = trackingUrl(parcel)
  const words = parcelWords(parcel)
  return <p>{followUrl ? <a href={followUrl}>{words}</a> : words}</p>
}
