import { ownerMessages } from '@/src/core/messages/owner-messages'
import { formatPrice } from '@/src/core/money'
import {
  isBelowLeastCharge,
  pricesAtRisk,
  priceWithCode,
  type Reduction,
} from '@/src/core/orders/pricing/least-charge'
import { slugs } from '@/src/core/slugs'

/** Enough to find one at risk: rounding takes the others out. */
const mostAsked = 10

/** A row of variants, as {@link offersPath} asks for it. */
export type Offer = { priceMinor: number; product: { title: string } | string | null }

/** A code as its form keeps it. */
export type CodeInForm = Reduction & { profile: unknown; products: unknown }

/** Where what is offered at the prices that the code puts at risk is asked for; null for none. */
export function offersPath({ profile, products, ...code }: CodeInForm): string | null {
  const range = pricesAtRisk(code)
  if (!range || typeof profile !== 'string') {
    return null
  }
  const only = Array.isArray(products) ? products.map(idOf) : []
  const query = new URLSearchParams({
    'where[profile][equals]': profile,
    'where[availabilityStatus][not_equals]': 'inactive',
    'where[priceMinor][greater_than]': String(range[0]),
    'where[priceMinor][less_than]': String(range[1]),
    ...(only.length > 0 && { 'where[product][in]': only.join(',') }),
    'select[product]': 'true',
    'select[priceMinor]': 'true',
    'populate[products][title]': 'true',
    sort: 'priceMinor',
    limit: String(mostAsked),
    depth: '1',
  })
  return `/api/${slugs.variants}?${query}`
}

/** What to tell the artist of these offers; empty when all can be paid. */
export function leastChargeWarning(code: CodeInForm, offers: readonly Offer[]): string {
  const offer = offers.find(({ priceMinor }) => isBelowLeastCharge(priceWithCode(priceMinor, code)))
  if (!offer) {
    return ''
  }
  const title = typeof offer.product === 'object' ? offer.product?.title : undefined
  const left = formatPrice(priceWithCode(offer.priceMinor, code))
  return ownerMessages.store.codeBelowLeastCharge(title ?? '', left)
}

/** Of a relation as forms keep it: an id, or the row. */
function idOf(related: unknown): string {
  return typeof related === 'object' && related !== null && 'id' in related
    ? String(related.id)
    : String(related)
}
