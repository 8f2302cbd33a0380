import type { PayloadRequest, Where } from 'payload'
import { findMembership, type MembershipRow } from '@/plugins/commerce/memberships/membership-row'
import { idOf } from '@/plugins/commerce/orders/find-order'
import { writeRow } from '@/plugins/commerce/orders/write-row'
import { AppError } from '@/src/core/errors'
import { slugs } from '@/src/core/slugs'
import type { Membership, MembershipPayment } from '@/src/payload-types'
import { runSql } from '@/src/server/transaction'

/** With the fields that nobody but the money path sees. */
export async function findPayment(
  req: PayloadRequest,
  where: Where,
  sort?: string[],
): Promise<MembershipPayment | null> {
  const { docs } = await req.payload.find({
    collection: slugs.membershipPayments,
    where,
    sort,
    limit: 1,
    pagination: false,
    depth: 0,
    showHiddenFields: true,
    req,
  })
  return docs[0] ?? null
}

/** The payment of a membership that came into the books last. */
export function lastPaymentOf(
  req: PayloadRequest,
  membershipId: string,
): Promise<MembershipPayment | null> {
  return findPayment(req, { membership: { equals: membershipId } }, ['-createdAt', '-paidAt'])
}

/** A payment with its membership; null where the account is gone. */
export type LockedPayment = { payment: MembershipPayment; membership: MembershipRow | null }

/**
 * The payment, kept from all other transactions until this one ends. Its membership first, as everybody
 * does who writes both.
 *
 * @throws {AppError} `NOT_FOUND`
 */
export async function lockPayment(req: PayloadRequest, id: string): Promise<LockedPayment> {
  const found = await findPayment(req, { id: { equals: id } })
  const membership = found?.membership
    ? await findMembership(req, idOf(found.membership), { lock: true })
    : null
  await runSql(req)`select 1 from membership_payments where id = ${id} for update`
  const payment = await findPayment(req, { id: { equals: id } })
  if (!payment) {
    throw new AppError('NOT_FOUND')
  }
  return { payment, membership }
}

export async function writePayment(
  req: PayloadRequest,
  payment: MembershipPayment,
  data: Partial<MembershipPayment>,
): Promise<MembershipPayment> {
  await writeRow(req, { collection: slugs.membershipPayments, id: payment.id, data })
  return { ...payment, ...data }
}

/** Marks a membership for its artist to look at. An objection at the bank is not hidden by anything else. */
export async function markMembership(
  req: PayloadRequest,
  membership: Pick<MembershipRow, 'id'> | null,
  why: NonNullable<Membership['needsReview']>,
): Promise<void> {
  if (membership) {
    await runSql(req)`
      update memberships set updated_at = now(), needs_review = case
          when needs_review = 'dispute' then needs_review
          else ${why}::enum_memberships_needs_review end
        where id = ${membership.id}`
  }
}

/** Takes that mark off a membership; another one stays. */
export async function unmarkMembership(
  req: PayloadRequest,
  { id }: Pick<MembershipRow, 'id'>,
  why: NonNullable<Membership['needsReview']>,
): Promise<void> {
  await runSql(req)`
    update memberships set needs_review = null, updated_at = now()
    where id = ${id} and needs_review = ${why}`
}
