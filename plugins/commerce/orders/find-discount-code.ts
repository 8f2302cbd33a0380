import type { PayloadRequest, Where } from 'payload'
import { idOf } from '@/plugins/commerce/orders/find-order'
import {
  type AskedCode,
  type DiscountTerms,
  tidyCode,
} from '@/src/core/orders/pricing/discount-codes'
import { slugs } from '@/src/core/slugs'
import type { DiscountCode } from '@/src/payload-types'
import { runSql } from '@/src/server/transaction'

type Asking = {
  profileId: string
  text: string
  /** Who uses it, as far as that is known: their email, their account. */
  email?: string
  accountId?: string | null
  /** Makes way for what is asked for, and does not count. */
  exceptOrder?: string
}

/**
 * A code with its uses: the orders that name it and are paid or may still be. So an order that ends
 * without a payment gives its use back by that alone.
 */
export async function findDiscountCode(req: PayloadRequest, asking: Asking): Promise<AskedCode> {
  const { docs } = await req.payload.find({
    collection: slugs.discountCodes,
    where: {
      and: [{ profile: { equals: asking.profileId } }, { code: { equals: tidyCode(asking.text) } }],
    },
    select: codeSelect,
    limit: 1,
    pagination: false,
    depth: 0,
    // Visitors have no rights in Payload; the code is bound to the site.
    overrideAccess: true,
    req,
  })
  const [code] = docs
  const asked = { text: asking.text, now: new Date() }
  if (!code) {
    return { ...asked, terms: null, uses: 0, isUsedByBuyer: false }
  }
  const terms = toTerms(code)
  const using: Where[] = [
    { discountCode: { equals: code.id } },
    { status: { not_in: ['failed', 'cancelled'] } },
    ...(asking.exceptOrder ? [{ id: { not_equals: asking.exceptOrder } }] : []),
  ]
  const count = async (where: Where[]) =>
    (await req.payload.count({ collection: slugs.orders, where: { and: where }, req })).totalDocs
  const own = ownOrders(asking)
  return {
    ...asked,
    terms,
    uses: terms.maxUses === null ? 0 : await count(using),
    isUsedByBuyer:
      terms.oncePerBuyer && own.length > 0 && (await count([...using, { or: own }])) > 0,
  }
}

/**
 * As {@link findDiscountCode}, with the code kept from all other checkouts until this transaction ends, so
 * that its last use goes to one of them. Ask before the order is written: an order that names a code
 * holds it too.
 */
export async function reserveDiscountCode(req: PayloadRequest, asking: Asking): Promise<AskedCode> {
  await runSql(req)`
    select 1 from discount_codes
    where profile_id = ${asking.profileId} and code = ${tidyCode(asking.text)}
      and (max_uses is not null or once_per_buyer) for update`
  return findDiscountCode(req, asking)
}

/** Without `uses`, which would be counted for nothing. */
const codeSelect = {
  code: true,
  kind: true,
  percent: true,
  amountMinor: true,
  products: true,
  startsAt: true,
  endsAt: true,
  maxUses: true,
  oncePerBuyer: true,
  membersOnly: true,
  isActive: true,
} as const

function ownOrders({ email, accountId }: Asking): Where[] {
  return [
    ...(email ? [{ email: { equals: email } }] : []),
    ...(accountId ? [{ account: { equals: accountId } }] : []),
  ]
}

function toTerms(code: Pick<DiscountCode, 'id' | keyof typeof codeSelect>): DiscountTerms {
  const { products } = code
  return {
    id: code.id,
    code: code.code,
    kind: code.kind,
    percent: code.percent ?? 0,
    amountMinor: code.amountMinor ?? 0,
    productIds: products && products.length > 0 ? new Set(products.map(idOf)) : null,
    isActive: code.isActive ?? false,
    startsAt: code.startsAt ?? null,
    endsAt: code.endsAt ?? null,
    membersOnly: code.membersOnly ?? false,
    oncePerBuyer: code.oncePerBuyer ?? false,
    maxUses: code.maxUses ?? null,
  }
}
