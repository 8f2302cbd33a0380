import type { PayloadRequest } from 'payload'
import { ownerMessages } from '@/src/core/owner-messages'
import { slugs } from '@/src/core/slugs'
import { recordAudit } from '@/src/server/record-audit'

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
