import { z } from 'zod'
import type { PaymentSession, ProviderRefund } from '@/plugins/_kit/server'

/** A page of the service where an order is paid. */
export const page = z
  .object({
    id: z.string(),
    url: z.string().nullable(),
    state: z.enum(['open', 'processing', 'paid', 'expired']),
    amount: z.int(),
    currency: z.string(),
    /** As the page was made: they come back as they are. */
    order: z.object({ id: z.string(), attempt: z.int() }),
    payment: z.string().nullable(),
  })
  .transform(
    ({ id, url, state, amount, currency, order, payment }): PaymentSession => ({
      ...{ id, url, state, currency, amountMinor: amount },
      ...{ orderId: order.id, attempt: order.attempt },
      ...{ paymentIntentId: payment, subscriptionId: null, livemode: true },
    }),
  )

export const refund = z
  .object({
    id: z.string(),
    state: z.enum(['pending', 'succeeded', 'failed']),
    amount: z.int(),
    currency: z.string(),
    payment: z.string(),
    refund: z.string(),
    problem: z.string().nullable(),
  })
  .transform(
    ({ amount, payment, refund, ...same }): ProviderRefund => ({
      ...same,
      ...{ amountMinor: amount, paymentIntentId: payment, refundId: refund },
    }),
  )

export const payment = z.object({ page, fee: z.int().nullable(), currency: z.string() })
