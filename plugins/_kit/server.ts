/** What the server side of a plugin is made of, where the project has it already. */
export type { PaymentCalls } from '@/src/server/payments/payment-provider'
export { defineService, type PaymentService } from '@/src/server/payments/payment-service'
export { defineJob, type Job } from '@/src/server/queue/define-job'
export type { PeriodicTask } from '@/src/server/queue/periodic-tasks'
