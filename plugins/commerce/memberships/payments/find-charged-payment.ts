import type { PayloadRequest } from 'payload'
import { findPayment } from '@/plugins/commerce/memberships/payments/payment-row'
import { settleMembership } from '@/plugins/commerce/memberships/settle-membership'
import type { Report } from '@/plugins/commerce/payments/payment-report'
import type { MembershipPayment } from '@/src/payload-types'
import { getPaymentProvider } from '@/src/server/payments'

/**
 * The member's payment that something is said of. When it does not stand in the books yet, the provider is
 * asked for its subscription, which is settled first: events come in any order.
 *
 * @returns null for payments that have nothing to do with memberships of this shop
 * @throws {PaymentProviderError} when it has to be asked and does not answer
 */
export async function findChargedPayment(
  req: PayloadRequest,
  { provider, account }: Pick<Report, 'provider' | 'account'>,
  paymentIntentId: string,
): Promise<MembershipPayment | null> {
  if (paymentIntentId === '') {
    return null
  }
  const known = () =>
    findPayment(req, {
      and: [
        { paymentIntentId: { equals: paymentIntentId } },
        { provider: { equals: provider } },
        { account: { equals: account } },
      ],
    })
  const found = await known()
  if (found) {
    return found
  }
  const asked = getPaymentProvider(req.payload, account)
  const paid = asked.name === provider ? await asked.subscriptions.ofPayment(paymentIntentId) : null
  if (!paid) {
    return null
  }
  await settleMembership(req, { provider: asked, ...paid })
  return known()
}
