import type { PayloadRequest } from 'payload'
import { type Kind, markWhileThere } from '@/plugins/move-in/kinds/kind'
import type { CheckedThing } from '@/src/core/contracts/studio/imported-things'
import { AppError } from '@/src/core/errors'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { slugs } from '@/src/core/slugs'
import { partedName } from '@/src/core/text/read-names'
import { addSubscribers } from '@/src/server/audience/add-subscribers'
import { keepAway } from '@/src/server/audience/keep-away'
import { waitForTurn } from '@/src/server/database/locks'
import { runSql } from '@/src/server/transaction'

const words = ownerMessages.moveIn.members

type Member = CheckedThing & { kind: 'member' }

/**
 * Who was a member or a customer elsewhere. The row is written here; what it waits for, a membership that is given or a
 * subscription that is taken over, is made of it by the task of `plugins/commerce/memberships/adopt`, which asks the
 * provider.
 */
export const member: Kind<Member> = {
  collection: slugs.importedMembers,
  isSystems: true,
  make: async (req, profileId, { kind: _, isMailed, hasLeft, ...found }, { choices }) => {
    const tier = choices.tiers[found.tierName] ?? null
    const waits =
      (found.standing === 'given' && tier !== null) ||
      (found.standing === 'paying' && found.customerId !== '')
    if (hasLeft) {
      await keepAway(req, profileId, found.email)
    }
    const subscriber = isMailed && (await subscribe(req, profileId, found, choices.listId))
    const { id } = await req.payload.create({
      collection: slugs.importedMembers,
      data: {
        profile: profileId,
        ...found,
        tier,
        isMailed,
        outcome: waits ? 'waiting' : 'kept',
        subscriber: subscriber || null,
      },
      depth: 0,
      overrideAccess: true,
      req,
    })
    return id
  },
  again: async (req, profileId, { email, hasLeft }) => {
    if (hasLeft) {
      await keepAway(req, profileId, email)
    }
  },
  // Only the task changes it, and what it made of it is asked when it is taken back.
  mark: markWhileThere(slugs.importedMembers),
  remove: takeBack,
}

/** What becomes of a member, in sentences that are the same for all of whom it is true. */
export function fatesOf({ standing, customerId, source, isMailed, hasLeft }: Member): string[] {
  const paying = customerId ? words.goesOn : words.paysThere(source)
  return [
    standing === 'paying' ? paying : words[standing],
    hasLeft ? words.left : isMailed ? words.mailed : words.notMailed,
  ]
}

/** @returns the id of who was put on the list; null for who is or was on it already */
async function subscribe(
  req: PayloadRequest,
  profileId: string,
  { email, name }: Pick<Member, 'email' | 'name'>,
  listId: string | null,
): Promise<string | null> {
  if (!listId) {
    return null
  }
  // As another file for a list of the site does, which would lock the same people in another order.
  await waitForTurn(req, `subscriber-import:${profileId}`)
  const known = await addSubscribers(
    req,
    { id: listId, profileId },
    [{ email, ...partedName(name), line: 0 }],
    { text: ownerMessages.subscriberImport.consent, at: new Date().toISOString() },
  )
  const [row] = await runSql(req)<{ id: string }>`
    select id from subscribers where list_id = ${listId} and email = ${email}`
  return known.length === 0 ? (row?.id ?? null) : null
}

type Made = {
  outcome: string
  membershipId: string | null
  accountId: string | null
  subscriberId: string | null
}

/**
 * Takes back a membership that was given, an account that was made for it and never used, and the place on a list. A
 * subscription is never ended by it: members who pay stay members. Nor is it forgotten who left (`keepAway`).
 *
 * @throws {AppError} `CONFLICT` for who pays here, or is about to
 */
async function takeBack(req: PayloadRequest, id: string): Promise<void> {
  const [row] = await runSql(req)<Made>`
    select outcome, membership_id as "membershipId", made_account_id as "accountId",
      subscriber_id as "subscriberId"
    from imported_members where id = ${id} for update`
  const isGiven = row?.outcome === 'given'
  if (row?.membershipId && !isGiven) {
    throw new AppError('CONFLICT', { message: words.paysHere })
  }
  if (row && isGiven) {
    await requireAsGiven(req, row)
  }
  await runSql(req)`delete from imported_members where id = ${id}`
  if (row?.membershipId) {
    await runSql(req)`delete from memberships where id = ${row.membershipId}`
  }
  // Who left or cannot be reached stays known as such, or the next file would write to them.
  await runSql(req)`
    delete from subscribers where id = ${row?.subscriberId ?? null} and status = 'confirmed'
      and source = 'import'`
  if (row?.accountId) {
    await removeUnused(req, row.accountId)
  }
}

/** What was given may have become another membership meanwhile. */
async function requireAsGiven(req: PayloadRequest, { membershipId }: Made): Promise<void> {
  if (!membershipId) {
    return
  }
  const held = await runSql(req)`
    select 1 from memberships where id = ${membershipId} and source = 'comp' and interval = 'none'
      and status = 'active' and checkout_session_id is null and order_id is null for update`
  if (held.length === 0) {
    throw new AppError('CONFLICT', { message: ownerMessages.moveIn.changed })
  }
}

/**
 * Nobody could log in to it who has not set a password by a mail, which confirms the address. A membership that was
 * written for a subscription and never started goes with it.
 */
async function removeUnused(req: PayloadRequest, accountId: string): Promise<void> {
  const [unused] = await runSql(req)`
    select 1 from public_accounts accounts where id = ${accountId} and email_verified_at is null
      and not exists (select from memberships where account_id = accounts.id
        and (status <> 'incomplete_expired' or checkout_session_id is not null or order_id is not null))
      and not exists (select from orders where account_id = accounts.id)
      and not exists (select from gifts where account_id = accounts.id)`
  if (unused) {
    await runSql(req)`delete from memberships where account_id = ${accountId}`
    await req.payload.delete({
      collection: slugs.publicAccounts,
      id: accountId,
      depth: 0,
      overrideAccess: true,
      req,
    })
  }
}
