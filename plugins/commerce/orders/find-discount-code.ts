import type { PayloadRequest, Where } from 'payload'
import { idOf } from '@/plugins/commerce/orders/find-order'
import {
  type AskedCode,
  type DiscountTerms,
  tidyCode,
} from '@/src/core/orders/pricing/discount-codes'
import { slugs } from '@/src/core/slugs'
import type { DiscountCode } from '@/src/payload-types'
import { isInSegment } from '@/src/server/audience/segments'
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
    return { ...asked, terms: null, uses: 0, isUsedByBuyer: false, isForBuyer: true }
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
    isForBuyer: await isForBuyer(req, code.segment ? idOf(code.segment) : null, asking),
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
  segment: true,
  isActive: true,
} as const

/** By the address that was typed, or that of the account; while neither is known, checkout has yet to ask. */
async function isForBuyer(
  req: PayloadRequest,
  segmentId: string | null,
  { profileId, email, accountId }: Asking,
): Promise<boolean> {
  if (!segmentId || !(email || accountId)) {
    return true
  }
  const accounts = await runSql(req)<{ email: string }>`
    select email from public_accounts
    where id = ${accountId ?? null}::uuid and profile_id = ${profileId}`
  const known = new Set([email?.toLowerCase() ?? '', ...accounts.map((account) => account.email)])
  for (const address of known) {
    if (address && (await isInSegment(req, segmentId, { profileId, email: address }))) {
      return true
    }
  }
  return false
}

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
