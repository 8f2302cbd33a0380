import type { PayloadRequest } from 'payload'
import { kindOfStaff, staffOf } from '@/src/access/own-profile'
import type { AuditAction, AuditActor } from '@/src/core/audit/audit-actions'
import type { AuditFacts } from '@/src/core/audit/audit-facts'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { slugs } from '@/src/core/slugs'
import { requestIdOf } from '@/src/server/http/request-context'

type AuditEntry = {
  action: AuditAction
  /** The site that it is about; null for what concerns the whole platform, which owners never see. */
  profileId: string | null
  /** One sentence for people. */
  summary: string
  /** What was acted upon. The label stays when the thing itself is gone. */
  target: { collection: string; id: string; label: string }
  details?: AuditFacts
}

/**
 * Adds a line to the audit log, in the transaction of `req`: what is rolled back was not done. Nothing
 * of it can be changed, or forgotten before its time, so it names no fans, and no addresses of callers.
 */
export async function recordAudit(
  req: PayloadRequest,
  { action, profileId, summary, target, details = {} }: AuditEntry,
): Promise<void> {
  // From here, as the transaction has one time for all of its lines.
  const createdAt = new Date().toISOString()
  await req.payload.db.create({
    collection: slugs.auditLog,
    data: {
      profile: profileId,
      action,
      summary,
      ...actorOf(req),
      targetCollection: target.collection,
      targetId: target.id,
      targetLabel: target.label,
      details,
      requestId: requestIdOf(req),
      createdAt,
      updatedAt: createdAt,
    },
    returning: false,
    req,
  })
}

type Actor = { actorType: AuditActor; actor: string | null; actorLabel: string }

function actorOf(req: PayloadRequest): Actor {
  const staff = staffOf(req)
  if (staff?.keyScopes) {
    return {
      actorType: 'api-key',
      actor: staff.id,
      actorLabel: ownerMessages.audit.byKey(staff.email),
    }
  }
  return staff
    ? {
        actorType: kindOfStaff(staff),
        actor: staff.id,
        actorLabel: staff.email,
      }
    : { actorType: 'system', actor: null, actorLabel: ownerMessages.audit.system }
}

type Export = {
  profileId: string
  /** What is in the file, in words. */
  what: string
  /** The list, batch or event that it is of; the site when not set. */
  of?: { collection: string; id: string; label: string }
}

/** Takes down in the audit log that somebody takes data out. Call before the file is sent. */
export function recordExport(
  req: PayloadRequest,
  { profileId, what, of = { collection: slugs.profiles, id: profileId, label: what } }: Export,
): Promise<void> {
  return recordAudit(req, {
    action: 'data_exported',
    profileId,
    summary: ownerMessages.audit.exported(what),
    target: of,
  })
}
