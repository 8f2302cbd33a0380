import type { Endpoint } from 'payload'
import { z } from 'zod'
import { testMembershipAnswer, testMembershipBody } from '@/src/core/contracts/test-memberships'
import { AppError } from '@/src/core/errors'
import { simulatesPayments } from '@/src/server/payments'
import {
  actOnTestMembership,
  viewTestMembership,
} from '@/src/server/payments/test/test-membership-page'
import { definePublicEndpoint } from '@/src/server/public-endpoint'

const params = z.object({ id: z.string().regex(/^testmember_[\w-]{10,60}$/) })

/** With a real provider there are no test payments, and nothing that tells of them. */
function assertSimulated(): void {
  if (!simulatesPayments()) {
    throw new AppError('NOT_FOUND')
  }
}

/** `GET /public/test-payments/memberships/{id}`: what the page of the test provider shows. */
const view = definePublicEndpoint({
  method: 'get',
  path: '/public/test-payments/memberships/:id',
  summary: 'What the page of the test provider shows of a membership',
  answer: testMembershipAnswer,
  params,
  rateLimit: 'orderRead',
  run: async ({ req: { payload }, params: { id } }) => {
    assertSimulated()
    return (await viewTestMembership(payload, id)) ?? notFound()
  },
})

/** `POST /public/test-payments/memberships/{id}`: its buttons. */
const act = definePublicEndpoint({
  method: 'post',
  path: '/public/test-payments/memberships/:id',
  summary: 'Pay or manage a membership on the page of the test provider',
  answer: testMembershipAnswer,
  params,
  body: testMembershipBody,
  rateLimit: 'orderRead',
  run: async ({ req: { payload }, params: { id }, body: { action } }) => {
    assertSimulated()
    return (await actOnTestMembership(payload, id, action)) ?? notFound()
  },
})

function notFound(): never {
  throw new AppError('NOT_FOUND')
}

export const testMembershipEndpoints: Endpoint[] = [view, act]
