import type { Endpoint } from 'payload'
import { z } from 'zod'
import { testPaymentAnswer, testPaymentBody } from '@/src/core/contracts/orders/test-payments'
import { AppError } from '@/src/core/errors'
import { simulatesPayments } from '@/src/server/payments'
import { actOnTestPayment, viewTestPayment } from '@/src/server/payments/test/test-payment-page'
import { definePublicEndpoint } from '@/src/server/public-endpoint'

const page = {
  path: '/public/test-payments/:id',
  params: z.object({ id: z.string().regex(/^cs_test_[0-9a-f]{32}$/) }),
  answer: testPaymentAnswer,
  rateLimit: 'orderRead',
} as const

/** With a real provider there are no test payments, and nothing that tells of them. */
async function orNotFound<Answer>(ask: () => Promise<Answer | null>): Promise<Answer> {
  const answer = simulatesPayments() ? await ask() : null
  if (!answer) {
    throw new AppError('NOT_FOUND')
  }
  return answer
}

/** What the page of the test payments shows, and its buttons. */
export const testPaymentEndpoints: Endpoint[] = [
  definePublicEndpoint({
    ...page,
    method: 'get',
    summary: 'What the page of the test provider shows',
    run: ({ req: { payload }, params: { id } }) => orNotFound(() => viewTestPayment(payload, id)),
  }),
  definePublicEndpoint({
    ...page,
    method: 'post',
    summary: 'Pay on the page of the test provider, or manage a membership there',
    body: testPaymentBody,
    run: ({ req: { payload }, params: { id }, body: { action } }) =>
      orNotFound(() => actOnTestPayment(payload, id, action)),
  }),
]
