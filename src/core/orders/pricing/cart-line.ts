import type { AvailabilityStatus, DeliveryType } from '@/src/core/choices/product-choices'
import type { Gift } from '@/src/core/gifts/gift'
import type { GiftMembership } from '@/src/core/memberships/gift-months'
import type { PaidInterval } from '@/src/core/memberships/membership-labels'

/** What a buyer asks for. Everything else about a line comes from the catalogue. */
export type CartLine = {
  productId: string
  variantId: string
  quantity: number
  /** For a membership, which is no variant of a product. */
  membership?: MembershipChoice | null
  /** For what the buyer gives away. */
  gift?: Gift | null
  /** Set when the line is a tier for some months, which has ids of its own kind. */
  giftMembership?: GiftMembership
  /** The buyer's own price in minor units; counts for pay-what-you-want variants only. */
  offeredMinor?: number
  /** The price the buyer last saw, in minor units; compared, never charged. */
  seenMinor?: number
}

/** A tier and how often it is paid. */
export type MembershipChoice = { tierId: string; interval: PaidInterval }

/** What makes a line a membership. */
export type MembershipOffer = MembershipChoice & {
  /** Why this buyer cannot have it now; null when they can. */
  refusal: LineMessage | null
  /** Members pay less for other things. */
  givesDiscount: boolean
}

/** A variant as the shop sells it right now, of a published product of this profile. */
export type SellableVariant = {
  variantId: string
  productId: string
  title: string
  priceMinor: number
  /** What a member of any tier pays; null: what everybody pays. */
  memberPriceMinor: number | null
  payWhatYouWant: boolean
  availabilityStatus: AvailabilityStatus
  /** When a pre-order is out, ISO; null: nobody knows, or it is out. */
  releaseAt: string | null
  deliveryType: DeliveryType
  color: string
  size: string
  coverUrl: string
  /** Units that nobody holds; null never runs out. */
  unitsFree: number | null
  /** Set on tickets alone: how many of this kind one order may hold. */
  ticketsPerOrder?: number
  /** Why this buyer may not have it, like `Only for members of Inner Circle`; empty when they may. */
  reservedFor: string
  /** Set on memberships for somebody else alone; no member's price or discount is for those. */
  giftMembership?: GiftMembership & { reason: LineReason }
  /** Set when it is a membership and no thing. */
  membership?: MembershipOffer
}

/** What the buyer's membership is worth in the shop. */
export type Buyer = {
  isMember: boolean
  /** Off every price, 0 to 100; the best of the buyer's tiers. */
  discountPercent: number
}

export const anyBuyer: Buyer = { isMember: false, discountPercent: 0 }

export type LineMessageKind =
  | 'unavailable'
  | 'out_of_stock'
  | 'only_left'
  | 'price_too_low'
  | 'price_changed'
  | 'members_only'
  | 'not_shipped'
  | 'sign_in'
  | 'membership_runs'
  | 'gift_day_over'

/** Why a line cannot be bought as asked, or what the buyer should know about it. */
export type LineMessage = { kind: LineMessageKind; text: string }

export type LineReasonKind =
  | 'member_price'
  | 'code'
  | 'tax_included'
  | 'preorder'
  | 'gift_membership'
  | 'renews'
  | 'member_price_later'

/** Why a line costs what it costs, and what is special about it. Nothing to act on. */
export type LineReason = { kind: LineReasonKind; text: string }

/** The tax on a line or on the shipping. */
export type AppliedTax = {
  /** `VAT` */
  name: string
  percent: number
  amountMinor: number
  /** True when the price holds it already, false when it comes on top. */
  isIncluded: boolean
}

export type PricedLine = {
  /** Null when the shop does not sell such a variant (any more). */
  variant: SellableVariant | null
  quantity: number
  canIncreaseQuantity: boolean
  /** The most of it that the shop would sell now; 1 for files, 0 when there is none. */
  maxQuantity: number
  /** What everybody pays for one; higher than `unitMinor` for members. */
  listUnitMinor: number
  /** The least this buyer may pay for one, before any code. */
  minUnitMinor: number
  unitMinor: number
  /** `unitMinor` times the quantity, before the code. */
  lineMinor: number
  /** The code's part of this line, of all its units. */
  discountMinor: number
  tax: AppliedTax | null
  reasons: readonly LineReason[]
  messages: readonly LineMessage[]
}
