import type { PayloadRequest } from 'payload'
import { queueInvoices } from '@/plugins/commerce/invoices/issue-invoice'
import { personOf } from '@/plugins/commerce/memberships/membership-mails'
import type { MembershipRow } from '@/plugins/commerce/memberships/membership-row'
import { endPaidMembership } from '@/plugins/commerce/memberships/payments/end-paid-membership'
import {
  type LockedPayment,
  lockPayment,
  markMembership,
  unmarkMembership,
  writePayment,
} from '@/plugins/commerce/memberships/payments/payment-row'
import { queueChargeNote } from '@/plugins/commerce/money/charges/note-charge'
import { idOf } from '@/plugins/commerce/orders/find-order'
import { claimEvent } from '@/plugins/commerce/payments/claim-event'
import { isRefundOwed } from '@/plugins/commerce/payments/owed-refunds'
import {
  advanceRefund,
  failRefund,
  findReportedRefund,
  type RefundFailure,
  type RefundReport,
} from '@/plugins/commerce/payments/refund-progress'
import {
  insertPaymentRefund,
  ofMembership,
  refundsOfPayment,
  sumOf,
} from '@/plugins/commerce/payments/refund-rows'
import { formatPrice } from '@/src/core/money'
import { slugs } from '@/src/core/slugs'
import type { MembershipPayment, Refund } from '@/src/payload-types'
import { type PreparedMail, prepareMail } from '@/src/server/mail/compose-template'
import { mailOwners } from '@/src/server/mail/mail-owners'
import { siteStaff } from '@/src/server/owner'
import { withTx } from '@/src/server/transaction'

/** What the provider says of a refund of a member's payment: one transaction, any number of times. */
export async function settlePaymentRefund(
  req: PayloadRequest,
  { id, profile }: Pick<MembershipPayment, 'id' | 'profile'>,
  report: RefundReport,
): Promise<Refund['state'] | 'unchanged'> {
  const mails = await paymentRefundMails(idOf(profile))
  return withTx(req, async () => {
    const locked = await lockPayment(req, id)
    if (!(await claimEvent(req, report, null, locked.membership))) {
      return 'unchanged'
    }
    const row =
      (await findReportedRefund(req, report)) ?? (await writeForeign(req, locked.payment, report))
    const state = await advanceRefund(req, row, report.fact.refund)
    if (state === null || state === 'pending') {
      return state ?? 'unchanged'
    }
    const payment = await countRefunds(req, locked.payment)
    if (state === 'failed') {
      await markMembership(req, locked.membership, 'refund_failed')
      await queueInvoices(req, { payment: id }, `${row.id}:failed`)
      return 'failed'
    }
    await finish(req, { ...locked, payment }, row, mails)
    await queueChargeNote(req, { payment: id }, row.id)
    await queueInvoices(req, { payment: id }, row.id)
    return 'succeeded'
  })
}

/** The provider will never carry it out: the money stays, and the artist is told. */
export function giveUpPaymentRefund(
  req: PayloadRequest,
  paymentId: string,
  { id, failure }: { id: string; failure: RefundFailure },
): Promise<void> {
  return withTx(req, async () => {
    const { membership } = await lockPayment(req, paymentId)
    if (await failRefund(req, id, failure)) {
      await markMembership(req, membership, 'refund_failed')
    }
  })
}

async function finish(
  req: PayloadRequest,
  { payment, membership }: LockedPayment,
  row: Refund,
  mails: PaymentRefundMails,
): Promise<void> {
  if (!membership) {
    return
  }
  if (payment.refundedMinor >= payment.amountMinor) {
    await endPaidMembership(req, { payment, membership }, 'running')
  }
  if (!(await isRefundOwed(req, ofMembership(membership.id)))) {
    await unmarkMembership(req, membership, 'refund_failed')
  }
  await queuePaymentRefundMails(req, { payment, membership, row }, mails)
}

function writeForeign(
  req: PayloadRequest,
  payment: MembershipPayment,
  { fact: { refund } }: RefundReport,
): Promise<Refund> {
  return insertPaymentRefund(req, payment, {
    amountMinor: refund.amountMinor,
    currency: refund.currency,
    paymentIntentId: refund.paymentIntentId,
    actorType: 'provider',
    key: `provider:${refund.id}`,
  })
}

async function countRefunds(
  req: PayloadRequest,
  payment: MembershipPayment,
): Promise<MembershipPayment> {
  const all = await refundsOfPayment(req, payment.id)
  const refundedMinor = sumOf(all.filter(({ state }) => state === 'succeeded'))
  return writePayment(req, payment, { refundedMinor })
}

type PaymentRefundMails = { toMember: PreparedMail; toOwner: PreparedMail }

/** Asked for before the transaction, because it may need connections of its own. */
async function paymentRefundMails(profileId: string): Promise<PaymentRefundMails> {
  const [toMember, toOwner] = await Promise.all([
    prepareMail(profileId, 'membership-refunded'),
    prepareMail(profileId, 'membership-paid-twice'),
  ])
  return { toMember, toOwner }
}

type Refunded = { payment: MembershipPayment; membership: MembershipRow; row: Refund }

/**
 * Tells the member that money is on its way back, once per refund; and the owners, when it went back by
 * itself because it was paid twice.
 */
async function queuePaymentRefundMails(
  req: PayloadRequest,
  { payment, membership, row }: Refunded,
  { toMember, toOwner }: PaymentRefundMails,
): Promise<void> {
  const { accountId, profileId } = membership
  const about = { type: slugs.memberships, id: membership.id }
  const tierId = payment.tier ? idOf(payment.tier) : membership.tierId
  const person = await personOf(req, { accountId, tierId, formerTierId: tierId })
  if (!person) {
    return
  }
  const shared = { 'membership.tier': person.tier, 'refund.amount': formatPrice(row.amountMinor) }
  await toMember.queue(req, {
    to: person.email,
    about,
    dedupeKey: `membership-refunded:${row.id}`,
    values: {
      ...shared,
      'customer.firstName': person.firstName,
      'refund.rest': row.reason ?? '',
      'account.url': `${toMember.origin}/account#membership`,
    },
  })
  if (!payment.isDuplicate || row.actorType !== 'system') {
    return
  }
  await mailOwners(req, await siteStaff(req, profileId, 'members'), {
    profileId,
    about,
    fact: row.id,
    ...toOwner.compose({ values: { ...shared, 'customer.email': person.email } }),
  })
}
