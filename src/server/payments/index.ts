import type { Payload } from 'payload'
import { env } from '@/src/core/env'
import type { PaymentProvider } from '@/src/server/payments/payment-provider'
import { createStripeAccounts } from '@/src/server/payments/stripe/stripe-accounts'
import { createStripeProvider } from '@/src/server/payments/stripe/stripe-provider'
import { createTestProvider } from '@/src/server/payments/test/test-provider'

/**
 * The provider that the environment asks for: Stripe with keys, otherwise test payments.
 *
 * @param account the connected account whose money it is; '' for the owner of the keys
 */
export function getPaymentProvider(payload: Payload, account = ''): PaymentProvider {
  const settings = env().payments
  if (settings.provider === 'test') {
    return createTestProvider(payload)
  }
  const known = stripeProviders.get(settings) ?? new Map<string, PaymentProvider>()
  stripeProviders.set(settings, known)
  const provider =
    known.get(account) ??
    createStripeProvider({
      account,
      secretKey: settings.secretKey,
      webhookSecrets: secretsOf(settings.webhookSecret),
      connectSecrets: secretsOf(settings.connectWebhookSecret ?? ''),
      apiBase: settings.apiBase,
    })
  known.set(account, provider)
  return provider
}

/** By the settings that they were made with, and the account. */
const stripeProviders = new WeakMap<object, Map<string, PaymentProvider>>()

/** Two, separated by a comma, while a secret is being changed. */
function secretsOf(value: string): string[] {
  return value.split(',').flatMap((secret) => secret.trim() || [])
}

/** The accounts of artists at Stripe; null where there are none, and the owner of the keys is paid. */
export function getConnectedAccounts(): ReturnType<typeof createStripeAccounts> | null {
  const settings = env().payments
  return settings.provider === 'stripe' && usesConnectedAccounts()
    ? createStripeAccounts(settings)
    : null
}

/** Whether artists have accounts of their own, which are connected to the platform's. */
export function usesConnectedAccounts(): boolean {
  const settings = env().payments
  return settings.provider === 'stripe' && settings.connectWebhookSecret !== undefined
}
