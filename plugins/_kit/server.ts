/** What the server side of a plugin is made of, where the project has it already. */
export { noSubscriptions } from '@/src/server/payments/no-subscriptions'
export {
  type CheckoutRequest,
  InvalidSignatureError,
  type PaymentCalls,
  type PaymentEvent,
  PaymentProviderError,
  type PaymentSession,
  type ProviderRefund,
} from '@/src/server/payments/payment-provider'
export { defineService, type PaymentService } from '@/src/server/payments/payment-service'
export type { SubscriptionProvider } from '@/src/server/payments/subscriptions'
export { defineJob, type Job } from '@/src/server/queue/define-job'
export type { PeriodicTask } from '@/src/server/queue/periodic-tasks'
