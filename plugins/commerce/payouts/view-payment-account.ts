import type { PayloadRequest } from 'payload'
import { findPaymentAccount, syncPaymentAccount } from '@/plugins/commerce/payments/payment-account'
import type { PaymentAccountView } from '@/src/core/contracts/orders/payment-account'
import { getPaymentProvider, simulatesPayments, usesConnectedAccounts } from '@/src/server/payments'
import { PaymentProviderError } from '@/src/server/payments/payment-provider'

/** How an artist is paid, as Stripe says now, or as it last said when it is away. */
export async function viewPaymentAccount(
  req: PayloadRequest,
  profileId: string,
): Promise<PaymentAccountView> {
  const { livemode: isLive } = getPaymentProvider(req.payload)
  if (!usesConnectedAccounts()) {
    const isOpen = !simulatesPayments()
    return {
      ...closed,
      kind: isOpen ? 'own' : 'test',
      isLive,
      canBePaid: true,
      canPayOut: isOpen,
      isComplete: isOpen,
    }
  }
  const known = await findPaymentAccount(req, { profile: { equals: profileId } })
  if (!known) {
    return { ...closed, kind: 'connected', isLive }
  }
  const account = (await askNow(req, known.stripeAccountId)) ?? known
  return {
    kind: 'connected',
    isLive,
    hasAccount: true,
    canBePaid: Boolean(account.chargesEnabled) && Boolean(account.livemode) === isLive,
    canPayOut: Boolean(account.payoutsEnabled),
    isComplete: Boolean(account.detailsSubmitted),
    country: account.country ?? '',
    requirements: Array.isArray(account.requirements) ? account.requirements.map(String) : [],
    problem: account.chargesEnabled ? '' : (account.disabledReason ?? ''),
    platformFeePercent: account.platformFeeBps / 100,
  }
}

async function askNow(req: PayloadRequest, stripeAccountId: string) {
  try {
    return await syncPaymentAccount(req, stripeAccountId)
  } catch (error) {
    if (error instanceof PaymentProviderError) {
      return null
    }
    throw error
  }
}

const closed: Omit<PaymentAccountView, 'kind' | 'isLive'> = {
  canBePaid: false,
  canPayOut: false,
  hasAccount: false,
  isComplete: false,
  country: '',
  requirements: [],
  problem: '',
  platformFeePercent: 0,
}
