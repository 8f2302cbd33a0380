import { SetStepNav } from '@payloadcms/ui'
import { notFound } from 'next/navigation'
import type { PayloadRequest } from 'payload'
import type { ReactNode } from 'react'
import { CorrectBuyer } from '@/plugins/commerce/admin/correct-buyer'
import type { Correctable } from '@/plugins/commerce/admin/correctable'
import { loadOrder } from '@/plugins/commerce/admin/load-order'
import styles from '@/plugins/commerce/admin/order.module.css'
import { OrderActions } from '@/plugins/commerce/admin/order-actions'
import { OrderGifts, type ShownGift } from '@/plugins/commerce/admin/order-gifts'
import { OrderHistory } from '@/plugins/commerce/admin/order-history'
import { OrderLines } from '@/plugins/commerce/admin/order-lines'
import { OrderNeighbours } from '@/plugins/commerce/admin/order-neighbours'
import { OrderPapers } from '@/plugins/commerce/admin/order-papers'
import { OrderSummary } from '@/plugins/commerce/admin/order-summary'
import { paperOfSite } from '@/plugins/commerce/fulfilment/packing/paper-of-site'
import { idOf } from '@/plugins/commerce/orders/find-order'
import { isStuck, sumOf } from '@/plugins/commerce/payments/refund-rows'
import { mayOn } from '@/src/access/own-profile'
import { artistView } from '@/src/admin/artist-view'
import { LocalTime } from '@/src/admin/dates/local-time.client'
import { ordersPath } from '@/src/admin/studio-paths'
import { id as isId } from '@/src/core/contracts/ids'
import { deletedAccount, deletedEmail } from '@/src/core/deleted-account'
import { formatPrice } from '@/src/core/money'
import { handoverOf } from '@/src/core/orders/fulfilment/handover'
import { lineProgress } from '@/src/core/orders/fulfilment/line-progress'
import { type Parcel, parcelsOf, unsentLines } from '@/src/core/orders/fulfilment/parcels'
import { dayOfLine } from '@/src/core/orders/fulfilment/pending-lines'
import { isMembershipItem } from '@/src/core/orders/pricing/membership-item'
import { parcelLabel, trackingUrl } from '@/src/core/orders/pricing/shipping'
import { unitsLeft } from '@/src/core/orders/refund-amounts'
import { paidStatuses } from '@/src/core/orders/statuses'
import { addressLines } from '@/src/core/places/address-lines'
import { slugs } from '@/src/core/slugs'
import { shownEmail } from '@/src/core/text/email-address'
import type { Order, Refund } from '@/src/payload-types'
import { asOwner } from '@/src/server/owner'
import { paymentServices } from '@/src/server/payments/services'

/** An order, for its artist: who, what, money, address, history, and what can be done about it. */
export const OrderPage = artistView(
  { path: ordersPath, subject: 'orders' },
  async ({ req, segments: [, id = ''] }) => {
    const own = await ownOrder(req, id)
    if (!own) {
      notFound()
    }
    return <OwnOrder req={req} {...own} />
  },
)

/** Null for an unknown id and another artist's order alike. */
async function ownOrder(req: PayloadRequest, id: string) {
  const { docs } = isId.safeParse(id).success
    ? await req.payload.find({
        collection: slugs.orders,
        where: { id: { equals: id } },
        limit: 1,
        pagination: false,
        ...asOwner(req),
      })
    : { docs: [] }
  const [order] = docs
  return order ? { id, profileId: idOf(order.profile) } : null
}

type OwnOrderProps = { req: PayloadRequest; id: string; profileId: string }

async function OwnOrder({ req, id, profileId }: OwnOrderProps) {
  const sheet = await loadOrder(req, id)
  const { order, events, actors, refunds, given, unsent, waiting, coming } = sheet
  const { leftMinor, gifts, membershipId, returnable, hasTickets, downloads, correctable } = sheet
  const handover = handoverOf(order.items)
  const mayRefund = mayOn(req, profileId, 'refunds', 'change')
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
    <>
      <SetStepNav
        nav={[{ label: 'Orders', url: admin + ordersPath }, { label: order.publicRef }]}
      />
      <OrderNeighbours req={req} profileId={profileId} order={order} />
      <div className={styles.page} data-order={order.publicRef}>
        <div className={styles.main}>
          <OrderSummary order={order} waiting={waiting} coming={coming} />
          <OrderActions
            url={url}
            status={order.status}
            needsReview={Boolean(order.needsReview)}
            stuckMinor={mayRefund ? sumOf(refunds.filter(isStuck)) : 0}
            isPaid={Boolean(order.paidAt)}
            isShipped={parcelsOf(order.items).length > 0}
            hasTickets={hasTickets}
            handover={handover}
            lines={lines}
            given={given}
            leftMinor={mayRefund ? leftMinor : 0}
            isFree={mayRefund && order.totalMinor === 0 && paidStatuses.includes(order.status)}
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
        <OrderSide url={url} order={order} gifts={gifts} correctable={correctable}>
          <OrderPapers
            url={`${api}/${slugs.profiles}/${profileId}/orders`}
            id={order.id}
            paper={await paperOfSite(req, profileId)}
          />
        </OrderSide>
      </div>
    </>
  )
}

const refundStateLabels: Readonly<Record<Refund['state'], string>> = {
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
                  {refundStateLabels[state]}
                </>
              ) : (
                'Taken back without money'
              )}
              , <LocalTime iso={createdAt} />
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

const paidBy = (provider: Order['provider']): string =>
  paymentServices.find(({ name }) => name === provider)?.label ?? 'Nothing to pay'

type OrderSideProps = {
  /** Address of the order in the API. */
  url: string
  order: Order
  gifts: readonly ShownGift[]
  correctable: Correctable
  /** Shown where something that is paid goes to an address. */
  children: ReactNode
}

/** Who bought it, where it goes, how it was paid. */
function OrderSide({ url, order, gifts, correctable, children }: OrderSideProps) {
  const { email, buyerName, company, account, shippingAddress, paidAt, createdAt, provider } = order
  const parcels = parcelsOf(order.items).filter(parcelLabel)
  const hasAddress = shippingAddress?.street || gifts.some(({ address }) => address?.street)
  return (
    <aside className={styles.side}>
      <section>
        <h3>Buyer</h3>
        {(buyerName || shippingAddress?.name) && <p>{buyerName || shippingAddress?.name}</p>}
        <p>
          {email === deletedEmail ? (
            deletedAccount
          ) : (
            <a href={`mailto:${email}`}>{shownEmail(email)}</a>
          )}
        </p>
        {company?.name && (
          <p>
            {company.name}
            {company.vatId && <span className={styles.hint}> VAT ID {company.vatId}</span>}
          </p>
        )}
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
      {hasAddress && paidAt && children}
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
        <p>{paidBy(provider)}</p>
        <p className={styles.hint}>
          Ordered <LocalTime iso={createdAt} />
        </p>
        {paidAt && (
          <p className={styles.hint}>
            Paid <LocalTime iso={paidAt} />
          </p>
        )}
      </section>
    </aside>
  )
}

function FollowedParcel({ parcel }: { parcel: Parcel }) {
  const followUrl = trackingUrl(parcel)
  const words = parcelLabel(parcel)
  return <p>{followUrl ? <a href={followUrl}>{words}</a> : words}</p>
}
