import type { PayloadRequest } from 'payload'
import { personOf } from '@/plugins/commerce/memberships/membership-mails'
import type { MembershipRow } from '@/plugins/commerce/memberships/membership-row'
import { idOf } from '@/plugins/commerce/orders/find-order'
import { formatPrice } from '@/src/core/money'
import type { MembershipPayment, Refund } from '@/src/payload-types'
import { type ComposeMail, prepareTemplate } from '@/src/server/mail/compose-template'
import { mailOwners } from '@/src/server/mail/mail-owners'
import { queueMail } from '@/src/server/mail/queue-mail'
import { siteOwners } from '@/src/server/site-owners'
import { siteOrigin } from '@/src/server/tenancy'

export type PaymentRefundMails = { origin: string; toMember: ComposeMail; toOwner: ComposeMail }

/** Asked for before the transaction, because it may need connections of its own. */
export async function paymentRefundMails(profileId: string): Promise<PaymentRefundMails> {
  const [origin, toMember, toOwner] = await Promise.all([
    siteOrigin(profileId),
    prepareTemplate(profileId, 'membership-refunded'),
    prepareTemplate(profileId, 'membership-paid-twice'),
  ])
  return { origin: origin ?? '', toMember, toOwner }
}

type Refunded = { payment: MembershipPayment; membership: MembershipRow; row: Refund }

/**
 * Tells the member that money is on its way back, once per refund; and the owners, when it went back by
 * itself because it was paid twice.
 */
export async function queuePaymentRefundMails(
  req: PayloadRequest,
  { payment, membership, row }: Refunded,
  { origin, toMember, toOwner }: PaymentRefundMails,
): Promise<void> {
  const { accountId, profileId } = membership
  const tierId = payment.tier ? idOf(payment.tier) : membership.tierId
  const person = await personOf(req, { accountId, tierId, formerTierId: tierId })
  if (!person) {
    return
  }
  const shared = { 'membership.tier': person.tier, 'refund.amount': formatPrice(row.amountMinor) }
  await queueMail(req, {
    profileId,
    to: person.email,
    kind: 'membership-refunded',
    dedupeKey: `membership-refunded:${row.id}`,
    ...toMember({
      values: {
        ...shared,
        'customer.firstName': person.firstName,
        'refund.rest': row.reason ?? '',
        'account.url': `${origin}/account#membership`,
      },
    }),
  })
  if (!payment.isDuplicate || row.actorType !== 'system') {
    return
  }
  await mailOwners(req, await siteOwners(req, profileId), {
    profileId,
    kind: 'membership-paid-twice',
    fact: row.id,
    ...toOwner({ values: { ...shared, 'customer.email': person.email } }),
  })
}
