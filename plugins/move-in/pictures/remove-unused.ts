import type { PayloadRequest } from 'payload'
import type { ImportRow } from '@/plugins/move-in/run/import-row'
import { slugs } from '@/src/core/slugs'
import { studioLimits } from '@/src/core/studio-limits'
import { findUses } from '@/src/server/media-library/find-uses'
import { asOwner } from '@/src/server/owner'
import { runSql } from '@/src/server/transaction'

/**
 * Removes the pictures that an import fetched and that nothing shows any more, also those of an item that could not be
 * made. What is shown stays, as a picture like any other.
 *
 * @returns whether more are left, for another run of the job
 */
export async function removeUnused(
  req: PayloadRequest,
  { id: importId, profileId }: Pick<ImportRow, 'id' | 'profileId'>,
): Promise<boolean> {
  const late = Date.now() + studioLimits.moveIn.runSeconds * 1000
  const pictures = await runSql(req)<{ id: string }>`
    select id from media where import_id = ${importId} and profile_id = ${profileId}
    order by id limit ${studioLimits.moveIn.perRun}`
  for (const { id } of pictures) {
    if (Date.now() > late) {
      return true
    }
    const uses = await findUses(req, { profileId, mediaId: id })
    if (uses.length === 0) {
      await req.payload.delete({ collection: slugs.media, id, ...asOwner(req) })
    } else {
      await runSql(req)`update media set import_id = null where id = ${id}`
    }
  }
  return pictures.length === studioLimits.moveIn.perRun
}
