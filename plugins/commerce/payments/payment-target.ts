import { z } from 'zod'

/** What was paid: an order, or a member's payment. */
export const paymentTarget = z.union([
  z.object({ order: z.uuid() }),
  z.object({ payment: z.uuid() }),
])

export type PaymentTarget = z.infer<typeof paymentTarget>
