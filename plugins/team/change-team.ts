import type { PayloadRequest } from 'payload'
import { invite } from '@/plugins/team/invites'
import { countOwners, findOnTeam, lockTeam, type OnTeam, setRole } from '@/plugins/team/team-rows'
import { isPlatformAdmin } from '@/src/access/own-profile'
import { roleWords, type SiteRole } from '@/src/core/access/site-roles'
import { AppError } from '@/src/core/errors'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { teamMessages } from '@/src/core/messages/team'
import { slugs } from '@/src/core/slugs'
import { requireStaffPassword } from '@/src/server/accounts/require-staff-password'
import { requireOwner } from '@/src/server/owner'
import { recordAudit } from '@/src/server/record-audit'
import { withTx } from '@/src/server/transaction'

type Somebody = { profileId: string; userId: string }

/** Gives somebody of the team another role. Owners are not touched: a site is handed over instead. */
export async function changeRole(
  req: PayloadRequest,
  { profileId, userId, role }: Somebody & { role: SiteRole },
): Promise<void> {
  await withTx(req, async () => {
    const person = await requireHelper(req, { profileId, userId })
    await setRole(req, { userId, profileId, role })
    await record(req, 'role_changed', {
      profileId,
      person,
      summary: ownerMessages.team.audit.roleChanged(person.email, roleWords[role].label),
      details: { role: { before: person.role, after: role } },
    })
  })
}

/** Takes somebody off the team. Their account stays, with the other sites that they work for. */
export async function removeFromTeam(
  req: PayloadRequest,
  { profileId, userId }: Somebody,
): Promise<void> {
  await withTx(req, async () => {
    const person = await requireHelper(req, { profileId, userId })
    await takeOff(req, profileId, person)
  })
}

/** @throws {AppError} `CONFLICT` for the last owner */
export async function leaveTeam(req: PayloadRequest, profileId: string): Promise<void> {
  const { id } = requireOwner(req)
  await withTx(req, async () => {
    await lockTeam(req, profileId)
    const person = await findOnTeam(req, profileId, { id })
    if (!person) {
      throw new AppError('NOT_FOUND')
    }
    if (person.role === 'owner' && (await countOwners(req, profileId)) === 1) {
      throw new AppError('CONFLICT', { message: teamMessages.ownerStays })
    }
    await takeOff(req, profileId, person)
  })
}

/**
 * Asks somebody of the team to take the site over; it is theirs when they accept by the mail.
 *
 * @throws {AppError} `VALIDATION_FAILED` for a wrong password, `TOO_MANY_REQUESTS` after some
 */
export async function handOver(
  req: PayloadRequest,
  { profileId, userId, password }: Somebody & { password: string },
): Promise<void> {
  if (isPlatformAdmin(req)) {
    // Who takes it over takes it from somebody of the team.
    throw new AppError('FORBIDDEN')
  }
  // A stolen session alone must not give a site away.
  await requireStaffPassword(req, { password, field: 'password' })
  const person = await findOnTeam(req, profileId, { id: userId })
  if (!person) {
    throw new AppError('NOT_FOUND')
  }
  if (person.role === 'owner') {
    throw new AppError('CONFLICT', { message: teamMessages.ownersAlone })
  }
  const { email } = person
  await invite(req, { kind: 'handover', profileId, email, name: null, role: 'owner' })
}

/** Somebody of the team who is no owner; others wait until the transaction ends. */
async function requireHelper(
  req: PayloadRequest,
  { profileId, userId }: Somebody,
): Promise<OnTeam> {
  await lockTeam(req, profileId)
  const person = await findOnTeam(req, profileId, { id: userId })
  if (!person) {
    throw new AppError('NOT_FOUND')
  }
  if (person.role === 'owner') {
    throw new AppError('CONFLICT', { message: teamMessages.ownersAlone })
  }
  return person
}

async function takeOff(req: PayloadRequest, profileId: string, person: OnTeam): Promise<void> {
  await setRole(req, { userId: person.id, profileId, role: null })
  await record(req, 'person_left', {
    profileId,
    person,
    summary: ownerMessages.team.audit.left(person.email),
    details: { role: person.role },
  })
}

type Change = Pick<Parameters<typeof recordAudit>[1], 'summary' | 'details'> & {
  profileId: string
  person: OnTeam
}

function record(
  req: PayloadRequest,
  action: 'role_changed' | 'person_left',
  { person: { id, email }, ...change }: Change,
): Promise<void> {
  return recordAudit(req, {
    action,
    ...change,
    target: { collection: slugs.users, id, label: email },
  })
}
