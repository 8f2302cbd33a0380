import { PaymentProviderError } from '@/src/server/payments/payment-provider'
import type { SubscriptionProvider } from '@/src/server/payments/subscriptions'

const refuse = async (): Promise<never> => {
  throw new PaymentProviderError('refused', 'This payment service has no memberships')
}

/** For a payment service that sells things alone: a paid membership cannot be begun there. */
export const noSubscriptions: SubscriptionProvider = {
  openPage: refuse,
  retrievePage: refuse,
  expirePage: refuse,
  retrieve: refuse,
  ofPayment: async () => null,
  ofCustomer: async () => null,
  adopt: refuse,
  change: refuse,
  setEnding: refuse,
  end: refuse,
  openPortal: refuse,
}
