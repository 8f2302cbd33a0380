import { invalid } from '@/scripts/fake-stripe/failure'
import type { FormValue } from '@/scripts/fake-stripe/form'

export type CheckoutParams = {
  amountTotal: number
  currency: string
  clientReferenceId: string | null
  customerEmail: string | null
  metadata: Record<string, string>
  paymentIntentMetadata: Record<string, string>
  successUrl: string
  cancelUrl: string | null
  /** Unix seconds. */
  expiresAt: number
}

type Form = Record<string, FormValue>

const known = new Set([
  'mode',
  'line_items',
  'client_reference_id',
  'customer_email',
  'metadata',
  'payment_intent_data',
  'adaptive_pricing',
  'success_url',
  'cancel_url',
  'expires_at',
])

/** Reads the parameters of a Checkout Session as strictly as Stripe does. */
export function readCheckoutParams(form: Form): CheckoutParams {
  const unknown = Object.keys(form).find((name) => !known.has(name))
  if (unknown) {
    throw invalid(`Received unknown parameter: ${unknown}`, unknown)
  }
  if (form.mode !== 'payment') {
    throw invalid('Only mode payment is supported here', 'mode')
  }
  const { amountTotal, currency } = readLines(form.line_items)
  return {
    amountTotal,
    currency,
    clientReferenceId: text(form.client_reference_id),
    customerEmail: text(form.customer_email),
    metadata: texts(form.metadata),
    paymentIntentMetadata: texts(fields(form.payment_intent_data).metadata),
    successUrl: text(form.success_url) ?? refuse('success_url'),
    cancelUrl: text(form.cancel_url),
    expiresAt: readExpiry(text(form.expires_at)),
  }
}

function readLines(value: FormValue | undefined): { amountTotal: number; currency: string } {
  const lines = Array.isArray(value) ? value : refuse('line_items')
  const priced = lines.map((line, index) => {
    const at = `line_items[${index}]`
    const price = fields(fields(line).price_data)
    return {
      amount:
        whole(price.unit_amount, `${at}[price_data][unit_amount]`) *
        whole(fields(line).quantity, `${at}[quantity]`),
      currency: text(price.currency) ?? refuse(`${at}[price_data][currency]`),
      name:
        text(fields(price.product_data).name) ?? refuse(`${at}[price_data][product_data][name]`),
    }
  })
  const [first] = priced
  if (!first || priced.some(({ currency }) => currency !== first.currency)) {
    throw invalid('All prices must have the same currency', 'line_items')
  }
  const amountTotal = priced.reduce((sum, { amount }) => sum + amount, 0)
  if (amountTotal < 50) {
    throw invalid('The Checkout Session total amount must convert to at least 50 cents')
  }
  return { amountTotal, currency: first.currency.toLowerCase() }
}

function readExpiry(value: string | null): number {
  const now = Math.floor(Date.now() / 1000)
  const expiresAt = value === null ? now + 24 * 3600 : Number(value)
  if (!(expiresAt >= now + 30 * 60 && expiresAt <= now + 24 * 3600)) {
    throw invalid('`expires_at` must be between 30 minutes and 24 hours from now', 'expires_at')
  }
  return expiresAt
}

function whole(value: FormValue | undefined, param: string): number {
  const number = typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : -1
  return number >= 0 ? number : refuse(param)
}

function text(value: FormValue | undefined): string | null {
  return typeof value === 'string' && value !== '' ? value : null
}

function fields(value: FormValue | undefined): Form {
  return typeof value === 'object' && !Array.isArray(value) ? value : {}
}

function texts(value: FormValue | undefined): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields(value)).map(([name, each]) => [name, String(each)]),
  )
}

function refuse(param: string): never {
  throw invalid(`Missing or invalid parameter: ${param}`, param)
}
