import type { PayloadRequest } from 'payload'
import type { CheckoutInput } from '@/src/core/contracts/orders/checkout'
import type { Order } from '@/src/payload-types'
import type { Measurement } from '@/src/server/site-data/measurement'

/** Of what browsers say of themselves, which may be of any length. */
const browserLettersMax = 500

type Asked = { input: Pick<CheckoutInput, 'measurement'>; measurement: Measurement }

/**
 * The proof that a buyer wants companies told of the purchase. Who ticked nothing, or words that name others than are
 * told now, has not agreed, and nothing is kept.
 */
export function agreedMeasurement(
  { headers }: Pick<PayloadRequest, 'headers'>,
  { input, measurement: { companies, consent } }: Asked,
): Order['measurement'] {
  if (!consent || input.measurement !== consent) {
    return undefined
  }
  const browser = headers.get('user-agent')?.slice(0, browserLettersMax)
  return {
    ...{ agreedAt: new Date().toISOString(), wording: consent, companies },
    ...(companies.includes('meta') && { browser }),
  }
}
