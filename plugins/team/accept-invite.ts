import type { PayloadRequest } from 'payload'
import type { z } from 'zod'
import type { Invite } from '@/plugins/team/invites'
import { findOnTeam, lockTeam, setRole } from '@/plugins/team/team-rows'
import { staffOf } from '@/src/access/own-profile'
import { roleWords } from '@/src/core/access/site-roles'
import type { acceptBody } from '@/src/core/contracts/team'
import { type AppError, refusalOf } from '@/src/core/errors'
import { accountAnswers } from '@/src/core/messages/account-answers'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { teamMessages } from '@/src/core/messages/team'
import { slugs } from '@/src/core/slugs'
import { isCommonPassword } from '@/src/server/accounts/common-passwords'
import { createSite } from '@/src/server/accounts/create-site'
import { waitForTurn } from '@/src/server/database/locks'
import { recordAudit } from '@/src/server/record-audit'
import { hashOf } from '@/src/server/session'
import { runSql, withTx } from '@/src/server/transaction'

/** An invite by what its link holds; null when it was used, withdrawn or is too old. */
export async function findInvite(req: PayloadRequest, token: string): Promise<Invite | null> {
  const rows = await runSql(req)<Invite>`
    select id, kind, profile_id as "profileId", email, name, address, role, invited_by_id as "invitedBy"
    from invites where token_hash = ${hashOf(token)} and expires_at > now()`
  return rows[0] ?? null
}

/** Whether there is an account with an address: its owner accepts with that, and makes no other. */
export async function hasAccount(req: PayloadRequest, email: string): Promise<boolean> {
  const rows = await runSql(req)`select 1 from users where email = ${email}`
  return rows.length > 0
}

const refusal = (message: string): AppError => refusalOf([{ field: 'token', message }])

/**
 * Uses up an invite: of two uses at the same time one finds nothing.
 *
 * @returns whose account it is now, and the site
 * @throws {AppError} `VALIDATION_FAILED` in words that say what to do
 */
export async function acceptInvite(
  req: PayloadRequest,
  { token, account }: z.output<typeof acceptBody>,
): Promise<{ email: string; profileId: string }> {
  const found = await findInvite(req, token)
  if (!found) {
    throw refusal(teamMessages.linkOver)
  }
  const staff = staffOf(req)
  if (staff && staff.email !== found.email) {
    throw refusal(teamMessages.otherAccount)
  }
  if (!staff && (await hasAccount(req, found.email))) {
    throw refusal(teamMessages.signInFirst)
  }
  if (!staff && !account) {
    throw refusalOf([{ field: 'account.name', message: teamMessages.nameMissing }])
  }
  if (account && isCommonPassword(account.password)) {
    throw refusalOf([{ field: 'account.password', message: accountAnswers.passwordTooCommon }])
  }
  return withTx(req, async () => {
    const taken = await takeInvite(req, found)
    const profileId =
      taken.profileId ?? (await createSite(req, taken.name ?? taken.email, taken.address))
    const userId = staff?.id ?? (await createUser(req, taken.email, account))
    if (taken.kind === 'handover') {
      await takeOver(req, { ...taken, profileId }, userId)
    } else {
      await join(req, { ...taken, profileId }, userId)
    }
    return { email: taken.email, profileId }
  })
}

/** The team is locked before the invite, in the same order as every change of a team. */
async function takeInvite(
  req: PayloadRequest,
  { id, profileId, kind, email }: Invite,
): Promise<Invite> {
  if (profileId) {
    await lockTeam(req, profileId)
  }
  if (kind === 'sign-up') {
    await waitForTurn(req, `sign-up:${email}`)
  }
  const [taken] = await runSql(req)<Invite>`
    delete from invites where id = ${id} and expires_at > now()
    returning id, kind, profile_id as "profileId", email, name, address, role,
      invited_by_id as "invitedBy"`
  if (!taken) {
    throw refusal(teamMessages.linkOver)
  }
  if (taken.kind === 'sign-up') {
    // Who asked twice wants one site.
    await runSql(req)`
      delete from invites
      where profile_id is null and kind = 'sign-up' and email = ${taken.email}`
  }
  return taken
}

type Account = NonNullable<z.output<typeof acceptBody>['account']>

/** With the system's rights: the invite is what lets somebody in who has no account yet. */
async function createUser(
  req: PayloadRequest,
  email: string,
  account: Account | undefined,
): Promise<string> {
  req.context.isTeamChange = true
  const { id } = await req.payload.create({
    collection: slugs.users,
    data: { email, name: account?.name ?? '', password: account?.password, role: 'owner' },
    depth: 0,
    overrideAccess: true,
    req,
  })
  return id
}

type InviteToSite = Invite & { profileId: string }

async function join(
  req: PayloadRequest,
  { profileId, email, role }: InviteToSite,
  userId: string,
): Promise<void> {
  const present = await findOnTeam(req, profileId, { id: userId })
  // A higher role that was given meanwhile stays.
  if (present?.role !== 'owner') {
    await setRole(req, { userId, profileId, role })
  }
  await recordAudit(req, {
    action: 'person_joined',
    profileId,
    summary: ownerMessages.team.audit.joined(email, roleWords[role].label),
    target: { collection: slugs.users, id: userId, label: email },
    details: { role },
  })
}

/** Only from who still owns the site, to who still works there. */
async function takeOver(
  req: PayloadRequest,
  { profileId, email, invitedBy }: InviteToSite,
  userId: string,
): Promise<void> {
  const former = invitedBy ? await findOnTeam(req, profileId, { id: invitedBy }) : null
  const next = await findOnTeam(req, profileId, { id: userId })
  if (!next || former?.role !== 'owner') {
    throw refusal(teamMessages.linkOver)
  }
  await setRole(req, { userId, profileId, role: 'owner' })
  await setRole(req, { userId: former.id, profileId, role: 'admin' })
  // Who let support in has no say any more.
  await runSql(req)`update profiles set support_until = null where id = ${profileId}`
  await recordAudit(req, {
    action: 'site_handed_over',
    profileId,
    summary: ownerMessages.team.audit.handedOver(former.email, email),
    target: { collection: slugs.users, id: userId, label: email },
  })
}
