import { PaymentProviderError } from '@/src/server/payments/payment-provider'

/** Whether the provider, or an account there, does not answer at all now, whatever it is asked. */
export function isProviderUnreachable(error: unknown): boolean {
  return (
    error instanceof PaymentProviderError &&
    (error.reason === 'unavailable' || error.reason === 'disconnected')
  )
}
