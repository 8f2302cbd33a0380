import type { PayloadRequest } from 'payload'
import { findOrder } from '@/plugins/commerce/orders/find-order'
import { type Report, reportOf } from '@/plugins/commerce/payments/payment-report'
import { settle } from '@/plugins/commerce/payments/settle'
import type { Order } from '@/src/payload-types'
import { getPaymentProvider } from '@/src/server/payments'

/**
 * The order that a payment was for. Events come in any order: when the payment itself is not known here
 * yet, the provider is asked for it, and it is settled first.
 *
 * @returns null for payments that have nothing to do with orders of this shop
 * @throws {PaymentProviderError} when it has to be asked and does not answer
 */
export async function findChargedOrder(
  req: PayloadRequest,
  { provider, account }: Pick<Report, 'provider' | 'account'>,
  paymentIntentId: string,
): Promise<Order | null> {
  if (paymentIntentId === '') {
    return null
  }
  const known = () =>
    findOrder(req, {
      and: [{ paymentIntentId: { equals: paymentIntentId } }, { provider: { equals: provider } }],
    })
  const found = await known()
  if (found) {
    return found
  }
  const asked = getPaymentProvider(req.payload, account)
  const session = asked.name === provider ? await asked.sessionOf(paymentIntentId) : null
  if (!session) {
    return null
  }
  await settle(req, reportOf(asked, session, 'money went back'))
  return known()
}
