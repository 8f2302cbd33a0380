import type Stripe from 'stripe'
import { z } from 'zod'
import type { ConnectedAccount, ConnectedAccounts } from '@/src/server/payments/payment-provider'
import {
  ask,
  createStripeClient,
  type StripeAddress,
} from '@/src/server/payments/stripe/stripe-client'
import { readAs } from '@/src/server/payments/stripe/stripe-shapes'

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
export function createStripeAccounts(address: StripeAddress): ConnectedAccounts {
  const stripe: Stripe = createStripeClient(address)
  return {
    create: (profileId, formerId = '') =>
      ask(
        () =>
          stripe.accounts.create(
            { type: 'standard', metadata: { tenantId: profileId } },
            { idempotencyKey: ['account', profileId, formerId].filter(Boolean).join(':') },
          ),
        readStripeAccount,
      ),
    retrieve: (id) => ask(() => stripe.accounts.retrieve(id), readStripeAccount),
    onboardingUrl: (input) =>
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
  const data = readAs(accountShape, object)
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
