import type { Interval } from '@/src/server/payments/simulator/books/clock'
import { invalid } from '@/src/server/payments/simulator/failure'
import type { FormValue } from '@/src/server/payments/simulator/form'
import {
  type Form,
  fields,
  flag,
  oneOf,
  only,
  refuse,
  required,
  text,
  texts,
  whole,
} from '@/src/server/payments/simulator/params'

export type PriceParams = {
  currency: string
  unitAmount: number
  /** An existing product, or the name of one that is made with it. */
  product: { id: string } | { name: string }
  interval: Interval | null
}

export type CheckoutLine = { name: string; price: PriceParams; quantity: number }

export type CheckoutParams = {
  mode: 'payment' | 'subscription'
  lines: CheckoutLine[]
  amountTotal: number
  currency: string
  clientReferenceId: string | null
  customer: string | null
  customerEmail: string | null
  metadata: Record<string, string>
  paymentIntentMetadata: Record<string, string>
  subscriptionMetadata: Record<string, string>
  feeAmount: number | null
  /** Of each invoice of the subscription. */
  feePercent: number | null
  /** Buyers may pay in their own currency. */
  isAdaptive: boolean
  successUrl: string
  cancelUrl: string | null
  /** Unix seconds. */
  expiresAt: number
}

const known = [
  'mode',
  'line_items',
  'client_reference_id',
  'customer',
  'customer_email',
  'metadata',
  'payment_intent_data',
  'subscription_data',
  'adaptive_pricing',
  'success_url',
  'cancel_url',
  'expires_at',
]

/** Reads the parameters of a Checkout Session as strictly as Stripe does. */
export function readCheckoutParams(form: Form, now: number, leastMinor = 50): CheckoutParams {
  only(form, ...known)
  const mode = oneOf(form.mode, ['payment', 'subscription'], 'mode')
  const intentData = fields(form.payment_intent_data)
  const subscriptionData = fields(form.subscription_data)
  refuseMixture(form, mode)
  const lines = readLines(form.line_items, mode)
  const amountTotal = lines.reduce((sum, line) => sum + line.price.unitAmount * line.quantity, 0)
  const [first] = lines
  if (!first || lines.some(({ price }) => price.currency !== first.price.currency)) {
    throw invalid('All prices must have the same currency', 'line_items')
  }
  if (amountTotal < leastMinor) {
    throw invalid(`The Checkout Session total amount must convert to at least ${leastMinor} cents`)
  }
  return {
    mode,
    lines,
    amountTotal,
    currency: first.price.currency,
    clientReferenceId: text(form.client_reference_id),
    customer: text(form.customer),
    customerEmail: text(form.customer_email),
    metadata: texts(form.metadata),
    paymentIntentMetadata: texts(intentData.metadata),
    subscriptionMetadata: texts(subscriptionData.metadata),
    feeAmount: readFee(intentData, amountTotal),
    feePercent: readFeePercent(subscriptionData),
    isAdaptive: readAdaptive(form.adaptive_pricing),
    successUrl: required(form, 'success_url'),
    cancelUrl: text(form.cancel_url),
    expiresAt: readExpiry(text(form.expires_at), now),
  }
}

function refuseMixture(form: Form, mode: CheckoutParams['mode']): void {
  const wrong = mode === 'payment' ? 'subscription_data' : 'payment_intent_data'
  if (form[wrong] !== undefined) {
    throw invalid(`You can not pass \`${wrong}\` in \`${mode}\` mode.`, wrong)
  }
  if (form.customer !== undefined && form.customer_email !== undefined) {
    throw invalid('You may only specify one of these parameters: customer, customer_email.')
  }
}

function readLines(value: FormValue | undefined, mode: CheckoutParams['mode']): CheckoutLine[] {
  const given = Array.isArray(value) ? value : refuse('line_items')
  const lines = given.map((line, index) => {
    const at = `line_items[${index}]`
    const form = fields(line)
    only(form, 'quantity', 'price_data')
    const price = readPriceData(fields(form.price_data), `${at}[price_data]`)
    if (mode === 'payment' && price.interval !== null) {
      throw invalid('You specified `payment` mode but passed a recurring price.', at)
    }
    return {
      price,
      name: 'name' in price.product ? price.product.name : price.product.id,
      quantity: whole(form.quantity, `${at}[quantity]`),
    }
  })
  refuseLineCount(lines, mode)
  return lines
}

/** What is paid once stands on the first invoice of a subscription, up to twenty lines of it. */
function refuseLineCount(lines: readonly CheckoutLine[], mode: CheckoutParams['mode']): void {
  const recurring = lines.filter(({ price }) => price.interval !== null).length
  if (mode === 'subscription' && recurring === 0) {
    throw invalid(
      'You must provide at least one recurring price in `subscription` mode',
      'line_items',
    )
  }
  const most = mode === 'subscription' ? 20 : 100
  if (recurring > most || lines.length - recurring > most) {
    throw invalid(`You can pass at most ${most} line items of a kind`, 'line_items')
  }
}

export function readPriceData(form: Form, at: string): PriceParams {
  only(form, 'currency', 'unit_amount', 'product', 'product_data', 'recurring')
  const product = text(form.product)
  const name = text(fields(form.product_data).name)
  const recurring = fields(form.recurring)
  return {
    currency: (text(form.currency) ?? refuse(`${at}[currency]`)).toLowerCase(),
    unitAmount: whole(form.unit_amount, `${at}[unit_amount]`),
    product: product ? { id: product } : { name: name ?? refuse(`${at}[product_data][name]`) },
    interval:
      form.recurring === undefined
        ? null
        : oneOf(recurring.interval, ['day', 'week', 'month', 'year'], `${at}[recurring][interval]`),
  }
}

/** On, as accounts have it, unless said otherwise. */
function readAdaptive(given: FormValue | undefined): boolean {
  const { enabled } = fields(given)
  return enabled === undefined || flag(enabled, 'adaptive_pricing[enabled]')
}

function readFee(form: Form, amountTotal: number): number | null {
  if (form.application_fee_amount === undefined) {
    return null
  }
  const param = 'payment_intent_data[application_fee_amount]'
  const fee = whole(form.application_fee_amount, param)
  return fee > 0 && fee <= amountTotal ? fee : refuse(param)
}

function readFeePercent(form: Form): number | null {
  const param = 'subscription_data[application_fee_percent]'
  const given = text(form.application_fee_percent)
  if (given === null) {
    return null
  }
  const isFine = /^\d{1,3}(\.\d{1,2})?$/.test(given) && Number(given) <= 100
  return isFine ? Number(given) : refuse(param)
}

function readExpiry(value: string | null, now: number): number {
  const expiresAt = value === null ? now + 24 * 3600 : Number(value)
  if (!(expiresAt >= now + 30 * 60 && expiresAt <= now + 24 * 3600)) {
    throw invalid('`expires_at` must be between 30 minutes and 24 hours from now', 'expires_at')
  }
  return expiresAt
}
