import type { PayloadRequest, Where } from 'payload'
import { findPayment } from '@/plugins/commerce/memberships/payments/payment-row'
import { findOrder } from '@/plugins/commerce/orders/find-order'
import type { PaymentTarget } from '@/plugins/commerce/payments/payment-target'
import type { AllocatedOrder, RefundPart } from '@/src/core/orders/allocate-refund'
import { refundParts } from '@/src/core/orders/allocate-refund'
import type { MembershipPayment, Order, Refund } from '@/src/payload-types'
import { runSql } from '@/src/server/transaction'

type SoldItem = AllocatedOrder['items'][number] &
  Pick<Order['items'][number], 'title'> &
  Partial<Pick<Order['items'][number], 'color' | 'size' | 'kind' | 'taxName' | 'taxPercent'>>

/** What an invoice is of: an order, or what a member paid, which is one thing that nothing is added to. */
export type Sale = Omit<AllocatedOrder, 'items'> & { items: readonly SoldItem[] } & Pick<
    Order,
    'profile' | 'currency' | 'provider' | 'livemode' | 'paidAt' | 'totalMinor' | 'email'
  > &
  Partial<
    Pick<
      Order,
      'publicRef' | 'buyerName' | 'company' | 'shippingAddress' | 'taxCountry' | 'shippingRateName'
    >
  >

/** With the system's rights. */
export async function findSale(req: PayloadRequest, of: PaymentTarget): Promise<Sale | null> {
  if ('order' in of) {
    return findOrder(req, { id: { equals: of.order } })
  }
  const payment = await findPayment(req, { id: { equals: of.payment } })
  return payment && saleOf(req, payment)
}

/** Rows that are of it. */
export const ofTarget = (of: PaymentTarget): Where =>
  'order' in of ? { order: { equals: of.order } } : { membershipPayment: { equals: of.payment } }

/** Which parts of a sale a refund took back; null where nobody knows, as of orders from before that was kept. */
export function partsBack(of: PaymentTarget, { parts, amountMinor }: Refund): RefundPart[] | null {
  return 'order' in of
    ? (refundParts.safeParse(parts).data ?? null)
    : [{ of: 0, grossMinor: amountMinor, taxMinor: 0 }]
}

type Member = { tier: string | null; name: string | null; email: string | null }

async function saleOf(req: PayloadRequest, payment: MembershipPayment): Promise<Sale> {
  const { profile, currency, provider, livemode, paidAt, amountMinor, isExtra } = payment
  // Of a deleted account nothing is known any more.
  const [member] = await runSql(req)<Member>`
    select tiers.name as tier, accounts.email,
      nullif(concat_ws(' ', accounts.first_name, accounts.last_name), '') as name
    from membership_payments paid
    left join membership_tiers tiers on tiers.id = paid.tier_id
    left join memberships held on held.id = paid.membership_id
    left join public_accounts accounts on accounts.id = held.account_id
    where paid.id = ${payment.id}`
  const membership = member?.tier ? `Membership: ${member.tier}` : 'Membership'
  return {
    profile,
    currency,
    provider,
    livemode: livemode ?? false,
    paidAt,
    totalMinor: amountMinor,
    email: member?.email ?? '',
    buyerName: member?.name ?? '',
    items: [
      {
        title: isExtra ? `${membership} (change within a paid period)` : membership,
        quantity: 1,
        unitMinor: amountMinor,
      },
    ],
    shippingMinor: 0,
    taxMinor: 0,
  }
}
