import type { Endpoint, PayloadRequest } from 'payload'
import { closeOpenCheckoutPage } from '@/plugins/commerce/memberships/close-open-checkout'
import { exportMembers } from '@/plugins/commerce/memberships/export-members'
import {
  endGivenMembership,
  grantMembership,
  requireGrantable,
} from '@/plugins/commerce/memberships/grant-membership'
import { membershipMailer } from '@/plugins/commerce/memberships/membership-mails'
import { unmarkMembership } from '@/plugins/commerce/memberships/payments/payment-row'
import { refundPayment } from '@/plugins/commerce/memberships/payments/refund-payment'
import { recordMembership } from '@/plugins/commerce/memberships/record-membership'
import { ofMembership } from '@/plugins/commerce/payments/refund-rows'
import { settleStuckRefunds } from '@/plugins/commerce/payments/settle-stuck-refunds'
import { idParams } from '@/src/core/contracts/ids'
import {
  giveMembershipBody,
  memberExportQuery,
  memberReviewBody,
  paymentRefundBody,
  paymentStateAnswer,
} from '@/src/core/contracts/members/member-calls'
import { AppError } from '@/src/core/errors'
import { errorsMessages } from '@/src/core/messages/errors'
import { membershipAnswers } from '@/src/core/messages/membership-answers'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { toDollars, toMinor } from '@/src/core/money'
import { slugs } from '@/src/core/slugs'
import { profileIdOf } from '@/src/server/caching/cache-tags'
import { requireOwnDocument, requireOwner } from '@/src/server/owner'
import { definePublicEndpoint } from '@/src/server/public-endpoint'
import { recordExport } from '@/src/server/record-audit'
import { runSql, withTx } from '@/src/server/transaction'

/** `POST /memberships/give`: a tier for somebody with an account, paid for by nobody. */
const give = definePublicEndpoint({
  method: 'post',
  path: '/give',
  summary: 'Gives a tier to somebody who has an account, until a day or without an end',
  body: giveMembershipBody,
  subject: 'members',
  ownedProfile: ({ body }) => body.profileId,
  rateLimit: 'memberChange',
  failures: ['CONFLICT', 'UNAVAILABLE'],
  run: async ({ req, body: { profileId, email, tierId, until } }) => {
    const accountId = await accountOf(req, profileId, email)
    // The whole day counts.
    const end = until === null ? null : new Date(`${until}T23:59:59.000Z`)
    if (end && end < new Date()) {
      refuse('until', membershipAnswers.endInPast)
    }
    await requireGrantable(req, { profileId, accountId, tierId })
    await closeOpenCheckoutPage(req, { id: accountId, profileId })
    const mailer = await membershipMailer(profileId, 'started')
    await withTx(req, async () => {
      const membershipId = await grantMembership(req, {
        profileId,
        accountId,
        tierId,
        until: end,
        source: 'comp',
        mailer,
      })
      await recordMembership(req, 'given', { id: membershipId, profileId, tierId })
    })
  },
})

/** `POST /memberships/{id}/end`: takes back what was given. Paid ones are the member's own to end. */
const end = definePublicEndpoint({
  method: 'post',
  path: '/:id/end',
  summary: 'Ends a membership that was given',
  params: idParams,
  subject: 'members',
  rateLimit: 'memberChange',
  failures: ['CONFLICT'],
  run: async ({ req, params: { id } }) => {
    const membership = await requireOwnDocument(req, slugs.memberships, id)
    await endGivenMembership(req, id, profileIdOf(membership))
  },
})

/** `POST /memberships/{id}/reviewed` `{ stuckRefunds? }`: the artist has looked at what was odd. */
const reviewed = definePublicEndpoint({
  method: 'post',
  path: '/:id/reviewed',
  summary:
    'Takes the mark off a membership that needed a look, and notes what became of refunds that cannot be sent',
  params: idParams,
  body: memberReviewBody,
  subject: 'members',
  rateLimit: 'memberChange',
  failures: ['CONFLICT'],
  run: async ({ req, params: { id }, body: { stuckRefunds } }) => {
    await requireOwnDocument(req, slugs.memberships, id)
    const settled = stuckRefunds ? await settleStuckRefunds(req, ofMembership(id), stuckRefunds) : 0
    // What is given up marks it, and what went back takes that mark off.
    const { needsReview } = await requireOwnDocument(req, slugs.memberships, id)
    if (needsReview) {
      await unmarkMembership(req, { id }, needsReview)
    } else if (settled === 0) {
      throw new AppError('CONFLICT')
    }
  },
})

/** `GET /memberships/export?profileId`: all members of a site, former ones too. */
const download = definePublicEndpoint({
  method: 'get',
  path: '/export',
  summary: 'All members of a site as a CSV file, former ones too',
  status: 200,
  query: memberExportQuery,
  subject: 'members',
  ownedProfile: ({ query }) => query.profileId,
  rateLimit: 'memberExport',
  run: async ({ req, query: { profileId } }) => {
    await recordExport(req, { profileId, what: ownerMessages.audit.members })
    return exportMembers(req, profileId)
  },
})

async function accountOf(req: PayloadRequest, profileId: string, email: string): Promise<string> {
  const rows = await runSql(req)<{ id: string }>`
    select id from public_accounts
    where profile_id = ${profileId} and email = ${email}`
  return rows[0]?.id ?? refuse('email', membershipAnswers.noSuchAccount)
}

function refuse(field: string, message: string): never {
  throw new AppError('VALIDATION_FAILED', { message, errors: [{ field, message }] })
}

export const memberEndpoints: Endpoint[] = [give, end, reviewed, download]

/** `POST /membership-payments/{id}/refunds` `{ key, amount?, reason? }`. */
const refund = definePublicEndpoint({
  method: 'post',
  path: '/:id/refunds',
  summary: 'Gives money of a member’s payment back: an amount in dollars, or all that is left',
  params: idParams,
  body: paymentRefundBody,
  answer: paymentStateAnswer,
  subject: 'refunds',
  rateLimit: 'memberChange',
  failures: ['CONFLICT', 'REFUND_TOO_HIGH', 'UNAVAILABLE'],
  run: async ({ req, params: { id }, body: { amount, ...body } }) => {
    await requireOwnDocument(req, slugs.membershipPayments, id)
    const { state, error } = await refundPayment(req, {
      paymentId: id,
      actor: requireOwner(req).id,
      amountMinor: amount === undefined ? undefined : toMinor(amount),
      ...body,
    })
    if (state === 'failed') {
      throw new AppError('CONFLICT', { message: error ?? errorsMessages.unknown })
    }
    const payment = await requireOwnDocument(req, slugs.membershipPayments, id)
    return {
      id,
      amount: toDollars(payment.amountMinor),
      refunded: toDollars(payment.refundedMinor),
      refundState: state,
    }
  },
})

export const memberPaymentEndpoints: Endpoint[] = [refund]
