import { randomBytes } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { artistInviteMail } from '@/plugins/team/artist-invite-mail'
import { findOnTeam, lockTeam } from '@/plugins/team/team-rows'
import { joinPath } from '@/src/admin/studio-paths'
import { roleWords, type SiteRole } from '@/src/core/access/site-roles'
import type { inviteKinds } from '@/src/core/contracts/team'
import { env } from '@/src/core/env'
import { AppError, refusalOf } from '@/src/core/errors'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { teamMessages } from '@/src/core/messages/team'
import { slugs } from '@/src/core/slugs'
import { studioLimits } from '@/src/core/studio-limits'
import { waitForTurn } from '@/src/server/database/locks'
import { countAttempt } from '@/src/server/http/rate-limit'
import { prepareMail } from '@/src/server/mail/compose-template'
import { queueMail } from '@/src/server/mail/queue-mail'
import { requireOwner } from '@/src/server/owner'
import { recordAudit } from '@/src/server/record-audit'
import { hashOf } from '@/src/server/session'
import { runSql, withTx } from '@/src/server/transaction'

export type Invite = {
  id: string
  kind: (typeof inviteKinds)[number]
  /** Null for a site that is yet to be made. */
  profileId: string | null
  email: string
  name: string | null
  /** That the new site is to have; null for one like its name. */
  address: string | null
  role: SiteRole
  invitedBy: string | null
}

type NewInvite = Omit<Invite, 'id' | 'address' | 'invitedBy'>

/**
 * Asks somebody to work on a site, to make one, or to take one over, by a mail with a link that works
 * once.
 *
 * @throws {AppError} `VALIDATION_FAILED` when the address is invited or on the team already
 */
export async function invite(req: PayloadRequest, asked: NewInvite): Promise<void> {
  const send = await prepareInviteMail(req, asked)
  const { id: invitedBy } = requireOwner(req)
  await withTx(req, async () => {
    await lockInvites(req, asked.profileId)
    if (asked.kind === 'handover') {
      // The newest choice is the one that counts.
      await runSql(req)`
        delete from invites where kind = 'handover' and profile_id = ${asked.profileId}`
    }
    // Nobody looks for an invite that was over for so long.
    await runSql(req)`
      delete from invites where profile_id is not distinct from ${asked.profileId}
        and expires_at < now() - make_interval(days => ${studioLimits.team.inviteDays})`
    await refuseNeedless(req, asked)
    const [row] = await runSql(req)<{ id: string }>`
      insert into invites (profile_id, kind, email, name, role, token_hash, expires_at, invited_by_id)
      values (${asked.profileId}, ${asked.kind}, ${asked.email}, ${asked.name}, ${asked.role},
        ${hashOf(send.token)}, now() + make_interval(days => ${daysOf(asked.kind)}), ${invitedBy})
      returning id`
    await send.queue({ ...asked, id: row?.id ?? '', address: null, invitedBy })
    await record(req, 'person_invited', asked)
  })
}

/** Sends an open invite again, with a new link in place of the former one. */
export async function inviteAgain(
  req: PayloadRequest,
  { profileId, inviteId }: { profileId: string | null; inviteId: string },
): Promise<void> {
  const open = await findOpen(req, { profileId, inviteId })
  if (open.kind === 'handover') {
    // Asks for the owner's password each time.
    throw new AppError('FORBIDDEN')
  }
  const send = await prepareInviteMail(req, open)
  await withTx(req, async () => {
    const renewed = await runSql(req)`
      update invites set token_hash = ${hashOf(send.token)},
        expires_at = now() + make_interval(days => ${daysOf(open.kind)}), updated_at = now()
      where id = ${open.id} returning id`
    if (renewed.length === 0) {
      throw new AppError('NOT_FOUND')
    }
    await send.queue(open)
  })
}

/** Takes an invite back: its link does nothing from then on. */
export async function withdrawInvite(
  req: PayloadRequest,
  { profileId, inviteId }: { profileId: string | null; inviteId: string },
): Promise<void> {
  const open = await findOpen(req, { profileId, inviteId })
  await withTx(req, async () => {
    const gone = await runSql(req)`delete from invites where id = ${open.id} returning id`
    if (gone.length === 0) {
      throw new AppError('NOT_FOUND')
    }
    await record(req, 'invite_withdrawn', open)
  })
}

const daysOf = (kind: Invite['kind']) =>
  kind === 'handover' ? studioLimits.team.handoverDays : studioLimits.team.inviteDays

/** @throws {AppError} `NOT_FOUND` for an unknown invite and another site's alike */
async function findOpen(
  req: PayloadRequest,
  { profileId, inviteId }: { profileId: string | null; inviteId: string },
): Promise<Invite> {
  const [found] = await runSql(req)<Invite>`
    select id, kind, profile_id as "profileId", email, name, address, role, invited_by_id as "invitedBy"
    from invites where id = ${inviteId} and profile_id is not distinct from ${profileId}
      and kind <> 'sign-up'`
  if (!found) {
    throw new AppError('NOT_FOUND')
  }
  return found
}

function lockInvites(req: PayloadRequest, profileId: string | null): Promise<void> {
  return profileId ? lockTeam(req, profileId) : waitForTurn(req, 'artist-invites')
}

async function refuseNeedless(
  req: PayloadRequest,
  { profileId, kind, email }: NewInvite,
): Promise<void> {
  const others = await runSql(req)<{ email: string }>`
    select email from invites
    where profile_id is not distinct from ${profileId} and kind <> 'sign-up'`
  if (others.some((other) => other.email === email)) {
    throw refusalOf([{ field: 'email', message: teamMessages.alreadyInvited }])
  }
  if (profileId && others.length >= studioLimits.team.invitesMax) {
    throw refusalOf([{ field: 'email', message: teamMessages.tooMany }])
  }
  if (profileId && kind === 'team' && (await findOnTeam(req, profileId, { email }))) {
    throw refusalOf([{ field: 'email', message: teamMessages.alreadyThere }])
  }
}

type InviteMail = { token: string; queue: (invite: Invite) => Promise<void> }

/** Before the transaction, because it may need connections of its own. */
async function prepareInviteMail(
  req: PayloadRequest,
  { kind, profileId, email, role, name }: NewInvite,
): Promise<InviteMail> {
  await countAttempt({ payload: req.payload, limit: 'inviteMail', by: [email] })
  const token = randomBytes(32).toString('base64url')
  const url = `${env().adminOrigin}${req.payload.config.routes.admin}${joinPath}?token=${token}`
  const addressed = (id: string) => ({
    to: email,
    about: { type: slugs.invites, id },
    dedupeKey: `invite:${hashOf(token)}`,
  })
  if (!profileId) {
    const words = artistInviteMail({ url, name: name ?? '', days: daysOf(kind) })
    return {
      token,
      queue: ({ id }) =>
        queueMail(req, { profileId: null, kind: 'artist-invite', ...words, ...addressed(id) }),
    }
  }
  const days = String(daysOf(kind))
  const { label, may } = roleWords[role]
  const mail = await prepareMail(profileId, kind === 'handover' ? 'site-handover' : 'team-invite')
  return {
    token,
    queue: ({ id }) =>
      mail.queue(req, {
        ...addressed(id),
        values:
          kind === 'handover'
            ? { 'handover.url': url, 'handover.days': days }
            : { 'invite.url': url, 'invite.role': label, 'invite.may': may, 'invite.days': days },
      }),
  }
}

function record(
  req: PayloadRequest,
  action: 'person_invited' | 'invite_withdrawn',
  { profileId, email, role, kind }: NewInvite,
): Promise<void> {
  const words = ownerMessages.team.audit
  return recordAudit(req, {
    action,
    profileId,
    summary: (action === 'person_invited' ? words.invited : words.withdrawn)(email),
    target: { collection: slugs.invites, id: email, label: email },
    details: { role, kind },
  })
}
