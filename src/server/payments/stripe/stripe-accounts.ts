import type Stripe from 'stripe'
import { z } from 'zod'
import { PaymentProviderError } from '@/src/server/payments/payment-provider'
import {
  ask,
  createStripeClient,
  type StripeAddress,
} from '@/src/server/payments/stripe/stripe-client'

/** `disabledReason` of an account whose artist took the connection away: nothing can be asked about. */
export const disconnected = 'disconnected'

/** What Stripe says of an account that is connected to the platform's. */
export type ConnectedAccount = {
  id: string
  /** Buyers can pay. */
  chargesEnabled: boolean
  /** The money reaches the artist's bank. */
  payoutsEnabled: boolean
  detailsSubmitted: boolean
  country: string | null
  defaultCurrency: string | null
  /** What Stripe still asks for: `individual.verification.document`. */
  requirements: readonly string[]
  disabledReason: string | null
}

const accountShape = z.object({
  object: z.literal('account'),
  id: z.string().min(1),
  charges_enabled: z.boolean(),
  payouts_enabled: z.boolean(),
  details_submitted: z.boolean(),
  country: z.string().nullish(),
  default_currency: z.string().nullish(),
  requirements: z
    .object({ currently_due: z.array(z.string()).nullish(), disabled_reason: z.string().nullish() })
    .nullish(),
})

/** Accounts of artists, which are theirs: they log in at Stripe, and Stripe asks them who they are. */
export function createStripeAccounts(address: StripeAddress) {
  const stripe: Stripe = createStripeClient(address)
  return {
    /**
     * The same profile gets the same account, however often it is asked within a day.
     *
     * @param formerId the account that it had and lost; '' without one
     */
    create: (profileId: string, formerId = ''): Promise<ConnectedAccount> =>
      ask(
        () =>
          stripe.accounts.create(
            { type: 'standard', metadata: { tenantId: profileId } },
            { idempotencyKey: ['account', profileId, formerId].filter(Boolean).join(':') },
          ),
        readStripeAccount,
      ),
    retrieve: (id: string): Promise<ConnectedAccount> =>
      ask(() => stripe.accounts.retrieve(id), readStripeAccount),
    /** @returns a page where the artist tells Stripe who they are; it works for some minutes */
    onboardingUrl: (input: { account: string; returnUrl: string }): Promise<string> =>
      ask(
        () =>
          stripe.accountLinks.create({
            account: input.account,
            type: 'account_onboarding',
            return_url: input.returnUrl,
            refresh_url: input.returnUrl,
          }),
        ({ url }) => url,
      ),
  }
}

/** @throws {PaymentProviderError} `unavailable` when it is no account */
function readStripeAccount(object: unknown): ConnectedAccount {
  const parsed = accountShape.safeParse(object)
  if (!parsed.success) {
    throw new PaymentProviderError('unavailable', 'Not an account', { cause: parsed.error })
  }
  const { data } = parsed
  return {
    id: data.id,
    chargesEnabled: data.charges_enabled,
    payoutsEnabled: data.payouts_enabled,
    detailsSubmitted: data.details_submitted,
    country: data.country ?? null,
    defaultCurrency: data.default_currency ?? null,
    requirements: data.requirements?.currently_due ?? [],
    disabledReason: data.requirements?.disabled_reason ?? null,
  }
}
