import Stripe from 'stripe'

type Portal = { customerId: string; returnUrl: string }

/** How our own settings are found again among the account's. */
const mark = { key: 'use', value: 'membership-card' }

/**
 * Where a member changes the card and sees the payments, with the settings that the account's owner has
 * saved at Stripe, else with our own.
 */
export async function openStripePortal(
  stripe: Stripe,
  options: Stripe.RequestOptions,
  { customerId, returnUrl }: Portal,
): Promise<string> {
  const params = { customer: customerId, return_url: returnUrl }
  try {
    return (await stripe.billingPortal.sessions.create(params, options)).url
  } catch (error) {
    if (!hasNoSettings(error)) {
      throw error
    }
  }
  const configuration =
    (await findConfiguration(stripe, options)) ?? (await createConfiguration(stripe, options))
  return (await stripe.billingPortal.sessions.create({ ...params, configuration }, options)).url
}

/** Stripe has no code for it. */
function hasNoSettings(error: unknown): boolean {
  return (
    error instanceof Stripe.errors.StripeInvalidRequestError &&
    error.statusCode === 400 &&
    /customer portal settings/i.test(error.message)
  )
}

async function findConfiguration(
  stripe: Stripe,
  options: Stripe.RequestOptions,
): Promise<string | null> {
  const known = stripe.billingPortal.configurations.list({ active: true, limit: 100 }, options)
  for await (const { id, metadata } of known) {
    if (metadata?.[mark.key] === mark.value) {
      return id
    }
  }
  return null
}

/** Nothing but the card can be changed there: what a membership becomes is said on the site. */
async function createConfiguration(
  stripe: Stripe,
  options: Stripe.RequestOptions,
): Promise<string> {
  const { id } = await stripe.billingPortal.configurations.create(
    {
      features: { payment_method_update: { enabled: true }, invoice_history: { enabled: true } },
      metadata: { [mark.key]: mark.value },
    },
    { ...options, idempotencyKey: `portal:${mark.value}` },
  )
  return id
}
