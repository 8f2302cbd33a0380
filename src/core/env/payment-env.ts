/** The environment variables that decide who takes the money. */
type PaymentVariables = {
  readonly NODE_ENV?: string
  readonly STRIPE_SECRET_KEY?: string
  readonly STRIPE_WEBHOOK_SECRET?: string
  readonly STRIPE_CONNECT_WEBHOOK_SECRET?: string
  readonly STRIPE_API_BASE?: string
  readonly ALLOW_TEST_PAYMENTS?: string
}

export type PaymentSettings =
  | { provider: 'test' }
  | {
      provider: 'stripe'
      secretKey: string
      webhookSecret: string
      /** Set where each artist has an account of their own, connected to the platform's. */
      connectWebhookSecret?: string
      /** Another server that speaks Stripe's API; never set in production. */
      apiBase?: string
      isLive: boolean
    }

const consent = 'yes-no-real-money'
const stripeKey = /^(sk|rk)_(live|test)_[A-Za-z0-9_]+$/
const stripeApi = /^https:\/\/api\.stripe\.com\/?$/

/**
 * Refuses whatever could take real money by accident or pretend to take it: live keys outside
 * production, test payments in production without consent, webhooks that nobody can verify.
 *
 * @returns one sentence per problem, each naming its variable
 */
export function paymentProblems(given: PaymentVariables): string[] {
  const { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: webhookSecret } = given
  const isProduction = given.NODE_ENV === 'production'
  const allowsTest = given.ALLOW_TEST_PAYMENTS === consent
  const problems: string[] = []

  if (given.ALLOW_TEST_PAYMENTS && !allowsTest) {
    problems.push(`ALLOW_TEST_PAYMENTS must be ${consent} or unset`)
  }
  if (isProduction && given.STRIPE_API_BASE && !stripeApi.test(given.STRIPE_API_BASE)) {
    problems.push('STRIPE_API_BASE may only be set outside production')
  }
  const connectSecret = given.STRIPE_CONNECT_WEBHOOK_SECRET
  if (connectSecret && !isWebhookSecret(connectSecret)) {
    problems.push('STRIPE_CONNECT_WEBHOOK_SECRET must start with whsec_')
  }
  if (!key) {
    if (connectSecret) {
      problems.push('STRIPE_SECRET_KEY is missing although STRIPE_CONNECT_WEBHOOK_SECRET is set')
    }
    if (webhookSecret) {
      problems.push('STRIPE_SECRET_KEY is missing although STRIPE_WEBHOOK_SECRET is set')
    }
    if (isProduction && !allowsTest) {
      problems.push(
        `STRIPE_SECRET_KEY is required in production; ALLOW_TEST_PAYMENTS=${consent} runs it without taking money`,
      )
    }
    return problems
  }

  if (!stripeKey.test(key)) {
    problems.push('STRIPE_SECRET_KEY must start with sk_live_, sk_test_, rk_live_ or rk_test_')
  } else if (isLiveKey(key) && !isProduction) {
    problems.push('STRIPE_SECRET_KEY is a live key: outside production use a test key')
  } else if (!isLiveKey(key) && isProduction && !allowsTest) {
    problems.push(
      `STRIPE_SECRET_KEY is a test key: in production use a live key, or set ALLOW_TEST_PAYMENTS=${consent}`,
    )
  }
  if (!webhookSecret) {
    problems.push('STRIPE_WEBHOOK_SECRET is required with STRIPE_SECRET_KEY')
  } else if (!isWebhookSecret(webhookSecret)) {
    problems.push('STRIPE_WEBHOOK_SECRET must start with whsec_')
  }
  return problems
}

/** The provider that the variables ask for; call only when {@link paymentProblems} finds none. */
export function paymentSettings(given: PaymentVariables): PaymentSettings {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = given
  if (!secretKey || !webhookSecret) {
    return { provider: 'test' }
  }
  return {
    provider: 'stripe',
    secretKey,
    webhookSecret,
    connectWebhookSecret: given.STRIPE_CONNECT_WEBHOOK_SECRET,
    apiBase: given.STRIPE_API_BASE,
    isLive: isLiveKey(secretKey),
  }
}

/** Whether buyers are charged; where they are not, every page and mail says so. */
export function takesMoney(settings: PaymentSettings): boolean {
  return settings.provider === 'stripe' && settings.isLive
}

function isLiveKey(key: string): boolean {
  return /^(sk|rk)_live_/.test(key)
}

/** One, or two separated by a comma while it is being changed. */
function isWebhookSecret(value: string): boolean {
  return value.split(',').every((secret) => /^whsec_.{8,}/.test(secret.trim()))
}
