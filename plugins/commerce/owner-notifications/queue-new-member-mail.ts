import type { PayloadRequest } from 'payload'
import { personOf, priceOf } from '@/plugins/commerce/memberships/membership-mails'
import type { MembershipRow } from '@/plugins/commerce/memberships/membership-row'
import {
  notifyOwners,
  type OwnerMailer,
} from '@/plugins/commerce/owner-notifications/notify-owners'
import { slugs } from '@/src/core/slugs'
import type { Subscription } from '@/src/server/payments/subscriptions'

/**
 * Tells the artist that a paid membership began, once: not of one that was in an order, which is told of
 * with it.
 */
export async function queueNewMemberMail(
  req: PayloadRequest,
  { id, profileId, accountId }: Pick<MembershipRow, 'id' | 'profileId' | 'accountId'>,
  { terms, paidUntil }: Pick<Subscription, 'terms' | 'paidUntil'>,
  mailer: OwnerMailer,
): Promise<void> {
  const { tierId, interval } = terms
  const person = await personOf(req, { accountId, tierId, formerTierId: tierId })
  if (!person) {
    return
  }
  await notifyOwners(req, mailer, {
    profileId,
    fact: [id, tierId, interval].join(':'),
    fanEmail: person.email,
    about: { type: slugs.memberships, id },
    input: {
      values: {
        'membership.tier': person.tier,
        'membership.price': priceOf({ ...terms, paidUntil }),
        'customer.firstName': person.firstName,
        'customer.email': person.email,
      },
    },
  })
}
