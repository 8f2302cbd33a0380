import type { PayloadRequest } from 'payload'
import { supportHeaders } from '@/plugins/team/support/support-session'
import { isPlatformAdmin } from '@/src/access/own-profile'
import type { AuditAction } from '@/src/core/audit/audit-actions'
import { AppError } from '@/src/core/errors'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { teamMessages } from '@/src/core/messages/team'
import { slugs } from '@/src/core/slugs'
import { studioLimits } from '@/src/core/studio-limits'
import { requireOwner } from '@/src/server/owner'
import { recordAudit } from '@/src/server/record-audit'
import { runSql, withTx } from '@/src/server/transaction'

const { audit } = ownerMessages.team.support

/** Lets the platform's people work on a site for some days, or no longer. Only its owner can. */
export async function letSupportIn(
  req: PayloadRequest,
  { profileId, isAllowed }: { profileId: string; isAllowed: boolean },
): Promise<void> {
  if (isPlatformAdmin(req)) {
    // Nobody consents for the artist.
    throw new AppError('FORBIDDEN')
  }
  await withTx(req, async () => {
    const days = isAllowed ? studioLimits.team.supportDays : null
    await runSql(req)`
      update profiles set support_until = now() + make_interval(days => ${days}::int) where id = ${profileId}`
    await record(req, profileId, isAllowed ? 'support_allowed' : 'support_ended')
  })
}

/**
 * Begins to work on a site as support, in this browser.
 *
 * @throws {AppError} `CONFLICT` unless its owner lets support in
 */
export async function beginSupport(req: PayloadRequest, profileId: string): Promise<Response> {
  const { id: userId } = requireOwner(req)
  const untilMs = await withTx(req, async () => {
    const [site] = await runSql(req)<{ untilMs: number }>`
      select (extract(epoch from support_until) * 1000)::float8 as "untilMs" from profiles
      where id = ${profileId} and support_until > now() for share`
    if (!site) {
      throw new AppError('CONFLICT', { message: teamMessages.supportNotAllowed })
    }
    await record(req, profileId, 'support_began')
    return site.untilMs
  })
  const headers = supportHeaders({ profileId, userId, untilMs })
  return new Response(null, { status: 204, headers })
}

/** Ends it in this browser. */
export const leaveSupport = () => new Response(null, { status: 204, headers: supportHeaders(null) })

function record(
  req: PayloadRequest,
  profileId: string,
  action: Extract<AuditAction, `support_${string}`>,
): Promise<void> {
  return recordAudit(req, {
    action,
    profileId,
    summary: audit[action],
    target: { collection: slugs.profiles, id: profileId, label: audit[action] },
  })
}
