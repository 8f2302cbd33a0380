import type { PayloadRequest } from 'payload'
import type { Account } from '@/src/core/contracts/accounts'
import { slugs } from '@/src/core/slugs'
import type { VisitorAccount } from '@/src/server/session'

const running = ['free', 'active', 'past_due'] as const

/** The visitor's own view of their account, with the membership that counts today. */
export async function accountView(req: PayloadRequest, visitor: VisitorAccount): Promise<Account> {
  const { id, firstName, lastName, email } = visitor
  return { id, firstName, lastName, email, membership: await membershipOf(req, visitor) }
}

async function membershipOf(
  req: PayloadRequest,
  { id, profileId }: VisitorAccount,
): Promise<Account['membership']> {
  const { docs } = await req.payload.find({
    collection: slugs.memberships,
    where: {
      and: [
        { profile: { equals: profileId } },
        { account: { equals: id } },
        {
          or: [
            { status: { in: [...running] } },
            // Cancelled, but paid until then.
            {
              and: [
                { status: { equals: 'canceled' } },
                { currentPeriodEnd: { greater_than: new Date().toISOString() } },
              ],
            },
          ],
        },
      ],
    },
    select: { tier: true, status: true, interval: true, currentPeriodEnd: true },
    sort: '-createdAt',
    limit: 1,
    depth: 0,
    pagination: false,
    // Visitors have no rights in Payload; the query is bound to the one who is signed in.
    overrideAccess: true,
    req,
  })
  const [membership] = docs
  return membership
    ? {
        membershipTierId: String(membership.tier),
        status: membership.status,
        interval: membership.interval,
        currentPeriodEnd: membership.currentPeriodEnd ?? null,
      }
    : null
}
