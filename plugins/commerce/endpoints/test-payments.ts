import type { Endpoint } from 'payload'
import { z } from 'zod'
import { testPaymentAnswer, testPaymentReplyAnswer } from '@/src/core/contracts/answers/shop'
import { testPaymentBody } from '@/src/core/contracts/orders'
import { testMembershipAnswer, testMembershipBody } from '@/src/core/contracts/test-memberships'
import { AppError } from '@/src/core/errors'
import { simulatesPayments } from '@/src/server/payments'
import {
  actOnTestMembership,
  viewTestMembership,
} from '@/src/server/payments/test/test-membership-page'
import { actOnTestPayment, viewTestPayment } from '@/src/server/payments/test/test-payment-page'
import { definePublicEndpoint } from '@/src/server/public-endpoint'

const ofPage = {
  params: z.object({ id: z.string().regex(/^cs_test_[0-9a-f]{32}$/) }),
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

/** What the pages of the test payments show, and their buttons. */
export const testPaymentEndpoints: Endpoint[] = [
  definePublicEndpoint({
    ...ofPage,
    method: 'get',
    path: '/public/test-payments/:id',
    summary: 'What the page of the test provider shows',
    answer: testPaymentAnswer,
    run: ({ req: { payload }, params: { id } }) => orNotFound(() => viewTestPayment(payload, id)),
  }),
  definePublicEndpoint({
    ...ofPage,
    method: 'post',
    path: '/public/test-payments/:id',
    summary: 'Pay, decline or cancel on the page of the test provider',
    answer: testPaymentReplyAnswer,
    body: testPaymentBody,
    run: ({ req: { payload }, params: { id }, body: { action } }) =>
      orNotFound(() => actOnTestPayment(payload, id, action)),
  }),
  definePublicEndpoint({
    ...ofPage,
    method: 'get',
    path: '/public/test-payments/memberships/:id',
    summary: 'What the page of the test provider shows of a membership',
    answer: testMembershipAnswer,
    run: ({ req: { payload }, params: { id } }) =>
      orNotFound(() => viewTestMembership(payload, id)),
  }),
  definePublicEndpoint({
    ...ofPage,
    method: 'post',
    path: '/public/test-payments/memberships/:id',
    summary: 'Pay or manage a membership on the page of the test provider',
    answer: testMembershipAnswer,
    body: testMembershipBody,
    run: ({ req: { payload }, params: { id }, body: { action } }) =>
      orNotFound(() => actOnTestMembership(payload, id, action)),
  }),
]
