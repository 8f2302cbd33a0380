import { z } from 'zod'

/**
 * How an artist is paid. `test`: nobody is; `own`: by keys of their own in the settings of the server;
 * `connected`: by an account of their own that is connected to the platform's.
 */
const payoutKinds = ['test', 'own', 'connected'] as const

/** Answer of `GET /profiles/{id}/payment-account`. */
export const paymentAccountAnswer = z.strictObject({
  kind: z.enum(payoutKinds),
  /** Buyers can pay. */
  canBePaid: z.boolean(),
  /** The money reaches the artist's bank. */
  canPayOut: z.boolean(),
  /** Real money moves. */
  isLive: z.boolean(),
  hasAccount: z.boolean(),
  /** Nothing is left to do for the artist; Stripe may still be looking. */
  isComplete: z.boolean(),
  country: z.string(),
  /** What Stripe still asks for: `individual.verification.document`. */
  requirements: z.array(z.string()),
  /** Why Stripe keeps the account closed; empty when it is open. */
  problem: z.string(),
  /** The platform's share in percent. */
  platformFeePercent: z.number(),
})
export type PaymentAccountView = z.infer<typeof paymentAccountAnswer>

/** Answer of `POST /profiles/{id}/payment-account/onboard`. */
export const onboardAnswer = z.strictObject({ url: z.url() })
