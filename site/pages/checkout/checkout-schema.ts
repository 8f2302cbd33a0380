import { z } from 'zod'
import { buyerEmail, type CheckoutBody, shippingAddress } from '@/src/core/contracts/checkout'

/** The form asks for what the call needs; an address only when something is shipped. */
export const digitalForm = z.object({ email: buyerEmail })
export const shippedForm = z.object({ email: buyerEmail, shippingAddress })

export type CheckoutForm = z.input<typeof digitalForm> & Partial<z.input<typeof shippedForm>>
export type CheckoutAnswers = Pick<CheckoutBody, 'email' | 'shippingAddress'>
