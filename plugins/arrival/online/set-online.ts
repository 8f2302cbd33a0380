import type { PayloadRequest } from 'payload'
import { longDay } from '@/src/core/dates/long-day'
import { AppError } from '@/src/core/errors'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { slugs } from '@/src/core/slugs'
import { lockDocument } from '@/src/server/database/locks'
import { requireOwnDocument } from '@/src/server/owner'
import { recordAudit } from '@/src/server/record-audit'
import { withTx } from '@/src/server/transaction'

/**
 * Lets visitors see a site, or not any more. The hook of the collection empties the caches of all processes.
 *
 * @throws {AppError} `CONFLICT` when a site that is to be deleted would go online
 */
export function setOnline(
  req: PayloadRequest,
  profileId: string,
  isOnline: boolean,
): Promise<void> {
  return withTx(req, async () => {
    await lockDocument(req, slugs.profiles, profileId)
    const { onlineSince, deleteAfter, name } = await requireOwnDocument(
      req,
      slugs.profiles,
      profileId,
    )
    if (isOnline && deleteAfter) {
      const message = ownerMessages.siteDeletion.takeBackFirst(longDay(deleteAfter))
      throw new AppError('CONFLICT', { message })
    }
    if (Boolean(onlineSince) === isOnline) {
      return
    }
    await req.payload.update({
      collection: slugs.profiles,
      id: profileId,
      data: { onlineSince: isOnline ? new Date().toISOString() : null },
      depth: 0,
      // The field is written nowhere else; whose site it is was asked before.
      overrideAccess: true,
      req,
    })
    await recordAudit(req, {
      action: isOnline ? 'site_online' : 'site_offline',
      profileId,
      summary: isOnline ? ownerMessages.audit.online : ownerMessages.audit.offline,
      target: { collection: slugs.profiles, id: profileId, label: name },
    })
  })
}
