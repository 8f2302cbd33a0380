import type { Payload } from 'payload'
import { env } from '@/src/core/env'
import type { PaymentProvider } from '@/src/server/payments/payment-provider'
import { createStripeProvider } from '@/src/server/payments/stripe/stripe-provider'
import { createTestProvider } from '@/src/server/payments/test/test-provider'

/** The provider that the environment asks for: Stripe with keys, otherwise test payments. */
export function getPaymentProvider(payload: Payload): PaymentProvider {
  const settings = env().payments
  if (settings.provider === 'test') {
    return createTestProvider(payload)
  }
  stripeProvider ??= createStripeProvider({
    secretKey: settings.secretKey,
    // Two, separated by a comma, while the secret is being changed.
    webhookSecrets: settings.webhookSecret.split(',').map((secret) => secret.trim()),
    apiBase: settings.apiBase,
  })
  return stripeProvider
}

let stripeProvider: PaymentProvider | undefined
