import { randomBytes } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import type { WaitingMember } from '@/plugins/commerce/memberships/adopt/imported-member'
import { limits } from '@/src/core/limits'
import { slugs } from '@/src/core/slugs'
import { cutText } from '@/src/core/text'
import { partedName } from '@/src/core/text/read-names'
import { restoreBlock } from '@/src/server/accounts/blocked-emails'
import { isSuppressed } from '@/src/server/audience/suppression-list'
import { runSql } from '@/src/server/transaction'

/**
 * The account of somebody who was a member elsewhere, made where there is none. Nobody knows its password: a mail that
 * they ask for themselves sets one, and confirms the address. Who did not agree to mails gets no news.
 *
 * @returns `isNew` when it was made
 */
export async function accountOfMember(
  req: PayloadRequest,
  member: WaitingMember,
): Promise<{ id: string; isNew: boolean }> {
  const { profileId, email } = member
  const [known] = await runSql(req)<{ id: string }>`
    select id from public_accounts where profile_id = ${profileId} and email = ${email}`
  if (known) {
    return { id: known.id, isNew: false }
  }
  const { firstName, lastName } = partedName(member.name)
  const offAt = (await mayGetNews(req, member)) ? null : new Date().toISOString()
  const { id } = await req.payload.create({
    collection: slugs.publicAccounts,
    data: {
      profile: profileId,
      email,
      // The collection composes it.
      username: '',
      password: randomBytes(32).toString('base64url'),
      firstName: cutText(firstName || (email.split('@')[0] ?? ''), limits.account.firstNameMax),
      lastName: cutText(lastName, limits.account.lastNameMax),
      newsOffAt: offAt,
      postMailsOffAt: offAt,
    },
    depth: 0,
    overrideAccess: true,
    req,
  })
  await restoreBlock(req, member)
  return { id, isNew: true }
}

/** Not who left a list here, whatever the other service says. */
async function mayGetNews(
  req: PayloadRequest,
  { profileId, email, isMailed }: WaitingMember,
): Promise<boolean> {
  if (!isMailed || (await isSuppressed(req, { profileId, email }))) {
    return false
  }
  const left = await runSql(req)`
    select 1 from subscribers where profile_id = ${profileId} and email = ${email}
      and status = 'unsubscribed' limit 1`
  return left.length === 0
}
