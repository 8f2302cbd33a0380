import { z } from 'zod'
import { ownedFiles } from '@/src/core/contracts/answers/downloads'
import { dollars, isoDateTime } from '@/src/core/contracts/answers/forms'
import { orderGiftAnswer } from '@/src/core/contracts/answers/gifts'
import { ticketCards } from '@/src/core/contracts/answers/tickets'
import { type CartQuote, type CheckoutReply, postalAddress } from '@/src/core/contracts/checkout'
import type { OrderView } from '@/src/core/contracts/orders'
import { refundStates } from '@/src/core/orders/order-labels'
import { orderStatuses } from '@/src/core/orders/statuses'

const deliveryType = z.enum(['digital', 'shipping', 'pickup'])

const quotedLine = z.strictObject({
  kind: z.enum(['product', 'gift-membership', 'membership']),
  membership: z.strictObject({ tierId: z.uuid(), interval: z.enum(['month', 'year']) }).nullable(),
  productId: z.string(),
  productVariantId: z.string(),
  isGift: z.boolean(),
  recipientEmail: z.string(),
  title: z.string(),
  coverImage: z.string(),
  color: z.string(),
  size: z.string(),
  deliveryType: deliveryType.nullable(),
  payWhatYouWant: z.boolean(),
  minimumPrice: dollars,
  listPrice: dollars,
  quantity: z.int().min(0),
  canIncreaseQuantity: z.boolean(),
  maxQuantity: z.int().min(0),
  price: dollars,
  lineTotal: dollars,
  discount: dollars,
  reasons: z.array(z.strictObject({ kind: z.string(), text: z.string() })),
  isAvailable: z.boolean(),
  messages: z.array(z.strictObject({ kind: z.string(), text: z.string() })),
})

export const cartQuoteAnswer = z.strictObject({
  lines: z.array(quotedLine),
  currency: z.string().length(3),
  subtotal: dollars,
  discount: dollars,
  discountCode: z.strictObject({ code: z.string(), problem: z.string() }).nullable(),
  shipping: dollars,
  shippingOptions: z.array(z.strictObject({ id: z.uuid(), name: z.string(), price: dollars })),
  shippingRateId: z.string(),
  shippingNote: z.string(),
  tax: dollars,
  taxes: z.array(
    z.strictObject({
      name: z.string(),
      percent: z.number(),
      amount: dollars,
      isIncluded: z.boolean(),
    }),
  ),
  tip: dollars,
  takesTips: z.boolean(),
  total: dollars,
  needsShippingAddress: z.boolean(),
  needsName: z.boolean(),
  needsCountry: z.boolean(),
  needsAccount: z.boolean(),
  canCheckout: z.boolean(),
  message: z.string(),
  testPayments: z.boolean(),
}) satisfies z.ZodType<Omit<CartQuote, 'lines'>>

export const checkoutAnswer: z.ZodType<CheckoutReply> = z.strictObject({
  orderRef: z.string(),
  token: z.string(),
  redirectUrl: z.string(),
})

export const orderAnswer: z.ZodType<OrderView> = z.strictObject({
  ref: z.string(),
  status: z.enum(orderStatuses),
  email: z.string(),
  currency: z.string().length(3),
  lines: z.array(
    z.strictObject({
      productId: z.string(),
      isMembership: z.boolean(),
      title: z.string(),
      quantity: z.int().min(1),
      price: dollars,
      lineTotal: dollars,
      color: z.string(),
      size: z.string(),
      coverImage: z.string(),
      deliveryType,
      ...ownedFiles,
      gift: orderGiftAnswer.nullable(),
      tickets: ticketCards,
      progress: z.string(),
      refundedQuantity: z.int().min(0),
    }),
  ),
  subtotal: dollars,
  discount: dollars,
  discountCode: z.string(),
  shipping: dollars,
  tax: dollars,
  taxIncluded: dollars,
  tip: dollars,
  total: dollars,
  refunded: dollars,
  refundState: z.enum(refundStates),
  shippingAddress: postalAddress.nullable(),
  parcels: z.array(
    z.strictObject({
      sentAt: isoDateTime,
      contents: z.string(),
      carrier: z.string(),
      trackingNumber: z.string(),
      trackingUrl: z.string(),
    }),
  ),
  hasHandedOver: z.boolean(),
  stillToCome: z.string(),
  standing: z.string(),
  coming: z.string(),
  history: z.array(
    z.strictObject({ at: isoDateTime, status: z.enum(orderStatuses), words: z.string() }),
  ),
  createdAt: isoDateTime,
  paidAt: isoDateTime.nullable(),
  isPaid: z.boolean(),
  needsReview: z.boolean(),
  canRetry: z.boolean(),
  canCancel: z.boolean(),
  testPayments: z.boolean(),
})

/** The same whether there is such an order or not. */
export const orderLookupAnswer = z.strictObject({ message: z.string() })
