import { createHash, randomBytes } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import type { SessionView } from '@/src/core/contracts/accounts/account-answers'
import { limits } from '@/src/core/limits'
import { noteScope } from '@/src/server/observability/request-scope'
import { runSql } from '@/src/server/transaction'

/** A signed-in visitor of one artist's site. */
export type VisitorAccount = {
  id: string
  profileId: string
  email: string
  firstName: string
  lastName: string
}

const { idleDays, absoluteDays, renewAfterHours } = limits.session

/**
 * Who the `Authorization: JWT …` header belongs to. Tokens are random and only their hash is stored,
 * so a session ends at once when its row is deleted, in every process. Cookies are not looked at.
 *
 * @throws when the database cannot be asked; an outage must not look like a sign-out
 */
export async function visitorOf(req: PayloadRequest): Promise<VisitorAccount | null> {
  const token = tokenOf(req)
  if (!token) {
    return null
  }
  const [found] = await runSql(req)<VisitorAccount & { isDue: boolean }>`
    select a.id, a.profile_id as "profileId", a.email, a.first_name as "firstName",
      a.last_name as "lastName",
      s.expires_at < least(
        now() + make_interval(days => ${idleDays}) - make_interval(hours => ${renewAfterHours}),
        s.created_at + make_interval(days => ${absoluteDays})) as "isDue"
    from public_accounts_sessions s
    join public_accounts a on a.id = s._parent_id
    where s.id = ${hashOf(token)} and s.expires_at > now()`
  if (!found) {
    return null
  }
  noteScope({ actor: 'account' })
  const { isDue, ...account } = found
  if (isDue) {
    await renewSession(req, token)
  }
  return account
}

/** A session lasts while its visitor keeps coming, up to an absolute end. */
async function renewSession(req: PayloadRequest, token: string): Promise<void> {
  await runSql(req)`
    update public_accounts_sessions
    set expires_at = least(now() + make_interval(days => ${idleDays}),
                           created_at + make_interval(days => ${absoluteDays}))
    where id = ${hashOf(token)}`
}

/**
 * Starts a session and answers its token, or null when the account or its password was changed since
 * `hash` was read. One statement that locks the account: logins at the same time all
 * succeed, and none slips past a password reset.
 */
export async function startSession(
  req: PayloadRequest,
  account: { id: string; hash: string },
): Promise<string | null> {
  const token = randomBytes(32).toString('base64url')
  const rows = await runSql(req)`
    with account as (
      select id from public_accounts
      where id = ${account.id} and hash = ${account.hash}
      for update
    ), expired as (
      delete from public_accounts_sessions
      where _parent_id in (select id from account) and expires_at <= now()
    )
    insert into public_accounts_sessions (_order, _parent_id, id, created_at, expires_at)
    select 1, id, ${hashOf(token)}, now(), now() + make_interval(days => ${idleDays}) from account
    returning id`
  return rows.length > 0 ? token : null
}

/** Ends the session of the request's token; without one there is nothing to do. */
export async function endSession(req: PayloadRequest): Promise<void> {
  const token = tokenOf(req)
  if (token) {
    await runSql(req)`delete from public_accounts_sessions where id = ${hashOf(token)}`
  }
}

/** Ends every session of the account but that of the request's token. */
export async function endOtherSessions(req: PayloadRequest, accountId: string): Promise<void> {
  await runSql(req)`
    delete from public_accounts_sessions
    where _parent_id = ${accountId} and id <> ${hashOf(tokenOf(req) ?? '')}`
}

/** Ends one session of the account; another's, or one that has ended, is left alone. */
export async function endSessionOf(
  req: PayloadRequest,
  session: { accountId: string; id: string },
): Promise<void> {
  await runSql(req)`
    delete from public_accounts_sessions
    where _parent_id = ${session.accountId} and id = ${session.id}`
}

/** The sessions of the account that have not ended, newest first. */
export async function sessionsOf(req: PayloadRequest, accountId: string): Promise<SessionView[]> {
  const rows = await runSql(req)<{ id: string; createdAt: Date; expiresAt: Date }>`
    select id, created_at as "createdAt", expires_at as "expiresAt"
    from public_accounts_sessions
    where _parent_id = ${accountId} and expires_at > now()
    order by created_at desc`
  const currentId = hashOf(tokenOf(req) ?? '')
  return rows.map(({ id, createdAt, expiresAt }) => ({
    id,
    createdAt: new Date(createdAt).toISOString(),
    expiresAt: new Date(expiresAt).toISOString(),
    isCurrent: id === currentId,
  }))
}

/** Signs the account out everywhere. */
export async function endAllSessions(req: PayloadRequest, accountId: string): Promise<void> {
  await runSql(req)`delete from public_accounts_sessions where _parent_id = ${accountId}`
}

function tokenOf({ headers }: PayloadRequest): string | undefined {
  return /^(?:JWT|Bearer) ([\w-]{43})$/.exec(headers.get('authorization') ?? '')?.[1]
}

/** What is stored instead of a secret that is itself random; a slow hash would gain nothing. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
