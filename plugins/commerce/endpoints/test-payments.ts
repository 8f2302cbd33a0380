import type { Endpoint } from 'payload'
import { z } from 'zod'
import { testPaymentAnswer, testPaymentReplyAnswer } from '@/src/core/contracts/answers/shop'
import { testPaymentAction } from '@/src/core/contracts/orders'
import { AppError } from '@/src/core/errors'
import { simulatesPayments } from '@/src/server/payments'
import { actOnTestPayment, viewTestPayment } from '@/src/server/payments/test/test-payment-page'
import { definePublicEndpoint } from '@/src/server/public-endpoint'

const params = z.object({ id: z.string().regex(/^test_[\w-]{10,60}$/) })

/** With a real provider there are no test payments, and nothing that tells of them. */
function assertSimulated(): void {
  if (!simulatesPayments()) {
    throw new AppError('NOT_FOUND')
  }
}

/** `GET /public/test-payments/{id}`: what the hosted page of the test provider shows. */
const view = definePublicEndpoint({
  method: 'get',
  path: '/public/test-payments/:id',
  summary: 'What the page of the test provider shows',
  answer: testPaymentAnswer,
  params,
  rateLimit: 'orderRead',
  run: async ({ req: { payload }, params: { id } }) => {
    assertSimulated()
    return (await viewTestPayment(payload, id)) ?? notFound()
  },
})

/** `POST /public/test-payments/{id}`: its buttons. */
const act = definePublicEndpoint({
  method: 'post',
  path: '/public/test-payments/:id',
  summary: 'Pay, decline or cancel on the page of the test provider',
  answer: testPaymentReplyAnswer,
  params,
  body: testPaymentAction,
  rateLimit: 'orderRead',
  run: async ({ req: { payload }, params: { id }, body: { action } }) => {
    assertSimulated()
    return (await actOnTestPayment(payload, id, action)) ?? notFound()
  },
})

function notFound(): never {
  throw new AppError('NOT_FOUND')
}

export const testPaymentEndpoints: Endpoint[] = [view, act]
