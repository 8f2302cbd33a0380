import type { PayloadRequest } from 'payload'
import { findMembership } from '@/plugins/commerce/memberships/membership-row'
import { findRefunds, isStuck, ofMembership, sumOf } from '@/plugins/commerce/payments/refund-rows'
import { slugs } from '@/src/core/slugs'
import type { Membership, MembershipPayment, Order, PublicAccount } from '@/src/payload-types'
import { asOwner } from '@/src/server/owner'
import { idOf } from '@/src/server/site-data/visitor-read'

export type Member = {
  membership: Membership
  account: Pick<PublicAccount, 'firstName' | 'lastName' | 'email'> | null
  /** Whose page tells all that is known of them; null once the account is deleted. */
  personId: string | null
  tier: string
  nextTier: string
  /** Newest first. */
  payments: MembershipPayment[]
  /** What refunds are for that cannot be sent. */
  stuckMinor: number
  /** It is paid to an account at Stripe that is not connected any more. */
  hasLostAccount: boolean
  /** The order that paid for its first period; null when it began by itself. */
  firstOrder: Pick<Order, 'id' | 'publicRef' | 'paidAt' | 'items'> | null
}

/** Everything that the page of a member shows to their artist; null for members of others. */
export async function loadMember(req: PayloadRequest, id: string): Promise<Member | null> {
  const membership = await req.payload.findByID({
    collection: slugs.memberships,
    id,
    disableErrors: true,
    ...asOwner(req),
  })
  if (!membership) {
    return null
  }
  const nameOf = async (tier: Membership['nextTier']) => {
    const tierId = idOf(tier)
    const found =
      tierId &&
      (await req.payload.findByID({
        collection: slugs.membershipTiers,
        id: tierId,
        disableErrors: true,
        ...asOwner(req),
      }))
    return found ? found.name : ''
  }
  const [account, tier, nextTier, firstOrder, payments, refunds, row] = await Promise.all([
    membership.account
      ? req.payload.findByID({
          collection: slugs.publicAccounts,
          id: idOf(membership.account) ?? '',
          disableErrors: true,
          ...asOwner(req),
        })
      : null,
    nameOf(membership.tier),
    nameOf(membership.status === 'free' ? null : membership.nextTier),
    membership.order
      ? req.payload.findByID({
          collection: slugs.orders,
          id: idOf(membership.order) ?? '',
          disableErrors: true,
          ...asOwner(req),
        })
      : null,
    req.payload.find({
      collection: slugs.membershipPayments,
      where: { membership: { equals: id } },
      sort: '-paidAt',
      pagination: false,
      ...asOwner(req),
    }),
    findRefunds(req, ofMembership(membership.id)),
    findMembership(req, membership.id),
  ])
  const people = account
    ? await req.payload.find({
        collection: slugs.people,
        where: {
          and: [
            { profile: { equals: idOf(membership.profile) } },
            { email: { equals: account.email } },
          ],
        },
        select: {},
        limit: 1,
        pagination: false,
        ...asOwner(req),
      })
    : null
  return {
    membership,
    account,
    personId: people?.docs[0]?.id ?? null,
    tier,
    nextTier,
    firstOrder,
    payments: payments.docs,
    stuckMinor: sumOf(refunds.filter(isStuck)),
    hasLostAccount: membership.interval !== 'none' && Boolean(row?.hasLostAccount),
  }
}
