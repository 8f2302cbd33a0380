import { Gutter, SetDocumentStepNav } from '@payloadcms/ui'
import { notFound } from 'next/navigation'
import type { DocumentViewServerProps } from 'payload'
import { loadOrder } from '@/plugins/commerce/admin/load-order'
import styles from '@/plugins/commerce/admin/order.module.css'
import { OrderActions } from '@/plugins/commerce/admin/order-actions'
import { OrderHistory } from '@/plugins/commerce/admin/order-history'
import { OrderLines } from '@/plugins/commerce/admin/order-lines'
import { OrderMoney } from '@/plugins/commerce/admin/order-money'
import { OrderSide } from '@/plugins/commerce/admin/order-side'
import { OrderStanding } from '@/plugins/commerce/admin/order-standing'
import { PackingSlip } from '@/plugins/commerce/admin/packing-slip'
import { idOf } from '@/plugins/commerce/orders/find-order'
import { isStuck, sumOf } from '@/plugins/commerce/payments/refund-rows'
import { worksFor } from '@/src/access/own-profile'
import { dayOfLine } from '@/src/core/orders/coming'
import { handoverOf } from '@/src/core/orders/handover'
import { lineProgress } from '@/src/core/orders/line-progress'
import { isMembershipItem } from '@/src/core/orders/membership-item'
import { parcelsOf, unsentLines } from '@/src/core/orders/parcels'
import { unitsLeft } from '@/src/core/orders/refund-amounts'
import { paidStatuses } from '@/src/core/orders/statuses'
import { slugs } from '@/src/core/slugs'
import type { Order } from '@/src/payload-types'
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
