import type { PricedRequest } from '@/plugins/commerce/orders/price-request'
import type { CheckoutInput } from '@/src/core/contracts/orders/checkout'
import { AppError, type FieldError } from '@/src/core/errors'
import { cartAnswers } from '@/src/core/messages/cart-answers'
import { checkoutMessages } from '@/src/core/messages/checkout'
import { formatMinor, toMinor } from '@/src/core/money'
import type { LineMessage, LineMessageKind } from '@/src/core/orders/pricing/cart-line'
import type { PricedCart } from '@/src/core/orders/pricing/pricing'

/** What the buyer has told besides the lines. */
type Given = Pick<CheckoutInput, 'shippingAddress' | 'seenTotal'>

/**
 * Lets a cart pass only when it can be sold exactly as asked, at the total that the buyer saw. What
 * changed in the shop is a conflict that names the line; what the buyer asked for wrongly is invalid.
 *
 * @throws {AppError} `CART_CHANGED` or `VALIDATION_FAILED`
 */
export function refuseUnsellable(
  { cart, country }: Pick<PricedRequest, 'cart' | 'country'>,
  { shippingAddress, seenTotal }: Given,
): void {
  refuseLines(cart, ({ kind }) => !(kind in wrongFields))
  const invalid = [
    ...errorsOf(cart, ({ kind }) => kind in wrongFields),
    ...problem('items', cart.totalMessage),
    ...problem('discountCode', cart.code?.problem),
    ...problem(
      'shippingAddress',
      cart.needsShippingAddress && !shippingAddress && cartAnswers.addressRequired,
    ),
    ...problem(
      'country',
      cart.needsCountry && country === null && checkoutMessages.countryRequired,
    ),
  ]
  if (invalid[0]) {
    throw new AppError('VALIDATION_FAILED', { message: invalid[0].message, errors: invalid })
  }
  if (seenTotal !== undefined && toMinor(seenTotal) !== cart.totalMinor) {
    const [before, now] = [formatMinor(toMinor(seenTotal)), formatMinor(cart.totalMinor)]
    const message = checkoutMessages.totalChanged(before, now)
    throw new AppError('CART_CHANGED', { message, errors: [{ field: 'seenTotal', message }] })
  }
}

/**
 * @param isMeant which messages count; all of them when not said
 * @throws {AppError} `CART_CHANGED` when the shop does not sell a line (any more) as it was asked for
 */
export function refuseLines(
  cart: PricedCart,
  isMeant: (message: LineMessage) => boolean = () => true,
): void {
  const [first, ...others] = errorsOf(cart, isMeant)
  if (first) {
    throw new AppError('CART_CHANGED', { message: first.message, errors: [first, ...others] })
  }
}

/** What is wrong with the asking, not with the shop, and in which field it stands. */
const wrongFields: Partial<Record<LineMessageKind, string>> = {
  price_too_low: 'payWhatYouWantPrice',
  not_shipped: 'country',
  members_only: 'productId',
  sign_in: 'tierId',
  membership_runs: 'tierId',
  gift_day_over: 'deliverAt',
}

function errorsOf(cart: PricedCart, isMeant: (message: LineMessage) => boolean): FieldError[] {
  return cart.lines.flatMap((line, index) =>
    line.messages.filter(isMeant).map(({ kind, text }) => ({
      field: kind in wrongFields ? `items.${index}.${wrongFields[kind]}` : `items.${index}`,
      message: text,
    })),
  )
}

function problem(field: string, message: string | null | undefined | false): FieldError[] {
  return message ? [{ field, message }] : []
}
