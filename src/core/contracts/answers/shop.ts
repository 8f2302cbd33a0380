import { z } from 'zod'
import { dollars, moment } from '@/src/core/contracts/answers/forms'
import { type CartQuote, type CheckoutReply, shippingAddress } from '@/src/core/contracts/checkout'
import type {
  DownloadLink,
  OrderView,
  TestPaymentReply,
  TestPaymentView,
} from '@/src/core/contracts/orders'
import { orderStatuses } from '@/src/core/orders/statuses'

const deliveryType = z.enum(['digital', 'shipping', 'pickup'])

const quotedLine = z.strictObject({
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
  quantity: z.int().min(0),
  canIncreaseQuantity: z.boolean(),
  maxQuantity: z.int().min(0),
  price: dollars,
  lineTotal: dollars,
  isAvailable: z.boolean(),
  messages: z.array(z.strictObject({ kind: z.string(), text: z.string() })),
})

export const cartQuoteAnswer = z.strictObject({
  lines: z.array(quotedLine),
  currency: z.string().length(3),
  subtotal: dollars,
  shipping: dollars,
  shippingNote: z.string(),
  tax: dollars,
  total: dollars,
  needsShippingAddress: z.boolean(),
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
      title: z.string(),
      quantity: z.int().min(1),
      price: dollars,
      lineTotal: dollars,
      color: z.string(),
      size: z.string(),
      coverImage: z.string(),
      deliveryType,
      tracks: z.array(
        z.strictObject({
          id: z.uuid(),
          title: z.string(),
          position: z.number(),
          durationSeconds: z.number().min(0),
          format: z.string(),
        }),
      ),
    }),
  ),
  subtotal: dollars,
  shipping: dollars,
  tax: dollars,
  total: dollars,
  shippingAddress: shippingAddress.nullable(),
  createdAt: moment,
  paidAt: moment.nullable(),
  isPaid: z.boolean(),
  needsReview: z.boolean(),
  canRetry: z.boolean(),
  canCancel: z.boolean(),
  testPayments: z.boolean(),
})

export const downloadAnswer: z.ZodType<DownloadLink> = z.strictObject({
  url: z.string(),
  expiresAt: moment,
})

export const testPaymentAnswer: z.ZodType<TestPaymentView> = z.strictObject({
  id: z.string(),
  description: z.string(),
  amount: dollars,
  currency: z.string().length(3),
  status: z.enum(['open', 'paid', 'declined', 'cancelled', 'expired']),
  cancelUrl: z.string(),
  notice: z.string(),
})

export const testPaymentReplyAnswer: z.ZodType<TestPaymentReply> = z.strictObject({
  redirectUrl: z.string(),
})

export const transitionAnswer = z.strictObject({ id: z.uuid(), status: z.enum(orderStatuses) })
