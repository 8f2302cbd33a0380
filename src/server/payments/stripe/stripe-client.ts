import Stripe from 'stripe'
import { type PaymentProblem, PaymentProviderError } from '@/src/server/payments/payment-provider'

export type StripeAddress = {
  secretKey: string
  /** Where the API lives, for tests: `http://127.0.0.1:12111`. */
  apiBase?: string
  /** What answers instead of a server; it never fails for a while only. */
  httpClient?: Stripe.StripeConfig['httpClient']
}

/** How long a call may take, each try for itself. Tests shorten it. */
export const stripeLimits = { timeout: 10_000 }

export function createStripeClient({ secretKey, apiBase, httpClient }: StripeAddress): Stripe {
  return new Stripe(secretKey, {
    ...addressOf(apiBase),
    timeout: stripeLimits.timeout,
    maxNetworkRetries: httpClient ? 0 : 2,
    ...(httpClient && { httpClient }),
    telemetry: false,
  })
}

/** @throws {PaymentProviderError} and nothing else */
export async function safely<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call()
  } catch (error) {
    throw error instanceof PaymentProviderError ? error : explain(error)
  }
}

/**
 * What Stripe answers, read as what was asked for.
 *
 * @throws {PaymentProviderError} and nothing else
 */
export function ask<Answer, Read>(
  call: () => Promise<Answer>,
  read: (answer: Answer) => Read,
): Promise<Read> {
  return safely(async () => read(await call()))
}

/**
 * What a list of Stripe's holds, all of its pages.
 *
 * @throws {PaymentProviderError} when a page cannot be had
 */
export async function* listed<Item>(list: AsyncIterable<Item>): AsyncGenerator<Item> {
  try {
    yield* list
  } catch (error) {
    throw explain(error)
  }
}

/**
 * Closes a page. Only open ones can be closed: one that was paid in another tab, or is over already, is read.
 *
 * @throws {PaymentProviderError} and nothing else
 */
export async function closePage<Page>(
  close: () => Promise<Page>,
  read: () => Promise<Page>,
): Promise<Page> {
  try {
    return await close()
  } catch (error) {
    if (error instanceof PaymentProviderError && error.reason === 'refused') {
      return read()
    }
    throw error
  }
}

/** Of keys of another account than made it, or deleted there. */
export function isUnknownCustomer(error: unknown): boolean {
  return (
    error instanceof Stripe.errors.StripeInvalidRequestError &&
    error.code === 'resource_missing' &&
    error.param === 'customer'
  )
}

function explain(error: unknown): PaymentProviderError {
  if (error instanceof Stripe.errors.StripeCardError) {
    return new PaymentProviderError('declined', error.message, { cause: error })
  }
  const status = error instanceof Stripe.errors.StripeError ? (error.statusCode ?? 0) : 0
  const message = error instanceof Error ? error.message : String(error)
  const isGone = error instanceof Stripe.errors.StripeError && error.code === 'account_invalid'
  return new PaymentProviderError(isGone ? 'disconnected' : problemOf(status), message, {
    cause: error,
  })
}

/**
 * Statuses that say nothing about the payment: a wrong or rotated key (401, 403) is put right by a
 * person, 409 (still running) and 429 pass by themselves.
 */
const passing = new Set([401, 403, 409, 429])

/** Stripe keeps a 5xx with its key and repeats it. */
function problemOf(status: number): PaymentProblem {
  if (status >= 500) {
    return 'broken'
  }
  return status >= 400 && !passing.has(status) ? 'refused' : 'unavailable'
}

function addressOf(apiBase: string | undefined): Stripe.StripeConfig {
  if (!apiBase) {
    return {}
  }
  const { hostname, port, protocol } = new URL(apiBase)
  const isPlain = protocol === 'http:'
  return {
    host: hostname,
    port: port || (isPlain ? 80 : 443),
    protocol: isPlain ? 'http' : 'https',
  }
}
