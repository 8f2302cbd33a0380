import type { PayloadRequest } from 'payload'
import { settleMembership } from '@/plugins/commerce/memberships/settle-membership'
import { syncPaymentAccount } from '@/plugins/commerce/payments/payment-account'
import { settle } from '@/plugins/commerce/payments/settle'
import { settleDispute } from '@/plugins/commerce/payments/settle-dispute'
import { settleRefund } from '@/plugins/commerce/payments/settle-refund'
import { getPaymentProvider } from '@/src/server/payments'
import type { PaymentEvent, PaymentProvider } from '@/src/server/payments/payment-provider'

/**
 * Does all that a verified event causes, once, however often it comes.
 *
 * @returns what it came to, for the log
 * @throws when it has to come again; then nothing has happened
 */
export function takeEvent(
  req: PayloadRequest,
  provider: Pick<PaymentProvider, 'name' | 'livemode'>,
  { fact, account, ...event }: PaymentEvent,
): Promise<string> {
  const report = {
    provider: provider.name,
    account,
    event,
    by: 'provider',
    cause: event.id,
  } as const
  switch (fact.kind) {
    case 'session':
    case 'declined':
      return settle(req, { ...report, fact })
    case 'refund':
      return ofOurWorld(provider, event, () => settleRefund(req, { ...report, fact }))
    case 'dispute':
      return ofOurWorld(provider, event, () => settleDispute(req, { ...report, fact }))
    case 'subscription':
      return ofOurWorld(provider, event, () =>
        settleMembership(req, {
          ...fact,
          provider: getPaymentProvider(req.payload, account),
          event,
        }),
      )
    case 'account':
      return ofOurWorld(provider, event, async () =>
        (await syncPaymentAccount(req, account)) ? 'account' : 'unchanged',
      )
    default:
      return Promise.resolve('irrelevant')
  }
}

/** Connected accounts send events of test payments to the same address as those of real ones. */
async function ofOurWorld(
  { livemode }: Pick<PaymentProvider, 'livemode'>,
  event: Pick<PaymentEvent, 'livemode'>,
  take: () => Promise<string>,
): Promise<string> {
  return event.livemode === livemode ? take() : 'irrelevant'
}
