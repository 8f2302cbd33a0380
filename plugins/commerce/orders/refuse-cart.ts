import { AppError, type FieldError } from '@/src/core/errors'
import { messages } from '@/src/core/messages'
import type { PricedCart, PricedLine } from '@/src/core/orders/pricing'

/**
 * Lets a cart pass only when it can be sold exactly as asked. What changed in the shop is a conflict
 * that names the line; what the buyer asked for wrongly is invalid.
 *
 * @throws {AppError} `CART_CHANGED` or `VALIDATION_FAILED`
 */
export function refuseUnsellable(cart: PricedCart, given: { hasAddress: boolean }): void {
  const changed = errorsOf(cart, ({ kind }) => !(kind in wrongFields))
  if (changed[0]) {
    throw new AppError('CART_CHANGED', { message: changed[0].message, errors: changed })
  }
  const invalid = errorsOf(cart, ({ kind }) => kind in wrongFields)
  if (cart.totalMessage) {
    invalid.push({ field: 'items', message: cart.totalMessage })
  }
  if (cart.needsShippingAddress && !given.hasAddress) {
    invalid.push({ field: 'shippingAddress', message: messages.checkout.addressRequired })
  }
  if (invalid[0]) {
    throw new AppError('VALIDATION_FAILED', { message: invalid[0].message, errors: invalid })
  }
}

type Message = PricedLine['messages'][number]

/** What is wrong with the asking, not with the shop, and in which field it stands. */
const wrongFields: Partial<Record<Message['kind'], string>> = {
  price_too_low: 'payWhatYouWantPrice',
  gift: 'isGift',
}

function errorsOf(cart: PricedCart, isMeant: (message: Message) => boolean): FieldError[] {
  return cart.lines.flatMap((line, index) =>
    line.messages.filter(isMeant).map(({ kind, text }) => ({
      field: kind in wrongFields ? `items.${index}.${wrongFields[kind]}` : `items.${index}`,
      message: text,
    })),
  )
}
