import type { CollectionAfterChangeHook, PayloadRequest } from 'payload'
import type { StorageRoom } from '@/src/core/contracts/pages/media-answers'
import { env } from '@/src/core/env'
import { AppError } from '@/src/core/errors'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { profileIdOf } from '@/src/server/caching/cache-tags'
import { waitForTurn } from '@/src/server/database/locks'
import { runSql, withTx } from '@/src/server/transaction'

const bytesPerGb = 1024 ** 3

export const usedOf = ({ media, recordings, postFiles, bonusFiles }: StorageRoom): number =>
  media + recordings + postFiles + bonusFiles

/** What uses the room of a site, and how much there is. */
export async function storageRoom(req: PayloadRequest, profileId: string): Promise<StorageRoom> {
  const [row] = await runSql(req)<Record<keyof StorageRoom, string | null>>`
    select coalesce(s.media, 0) as media, coalesce(s.recordings, 0) as recordings,
      coalesce(s.post_files, 0) as "postFiles", coalesce(s.bonus_files, 0) as "bonusFiles",
      (select coalesce(sum(bytes), 0) from incoming_uploads where profile_id = p.id) as promised,
      p.storage_gb as "limit"
    from profiles p left join storage_use s on s.profile_id = p.id
    where p.id = ${profileId}`
  const gb = Number(row?.limit ?? env().storagePerSiteGb)
  return {
    media: Number(row?.media ?? 0),
    recordings: Number(row?.recordings ?? 0),
    postFiles: Number(row?.postFiles ?? 0),
    bonusFiles: Number(row?.bonusFiles ?? 0),
    promised: Number(row?.promised ?? 0),
    limit: gb > 0 ? gb * bytesPerGb : null,
  }
}

/**
 * Asks before anything is sent.
 *
 * @throws {AppError} `TOO_LARGE`, in words for the artist
 */
export async function requireRoom(
  req: PayloadRequest,
  profileId: string,
  bytes: number,
): Promise<void> {
  const room = await storageRoom(req, profileId)
  if (room.limit !== null && usedOf(room) + room.promised + bytes > room.limit) {
    throw full(room)
  }
}

/**
 * Keeps room for a recording that is to be sent: what is asked for at the same time does not get it once more.
 *
 * @throws {AppError} `TOO_LARGE`, in words for the artist
 */
export async function promiseRoom(
  req: PayloadRequest,
  { profileId, key, bytes }: { profileId: string; key: string; bytes: number },
): Promise<void> {
  await withTx(req, async () => {
    await waitForTurn(req, `storage:${profileId}`)
    await requireRoom(req, profileId, bytes)
    await runSql(req)`
      insert into incoming_uploads (profile_id, key, bytes) values (${profileId}, ${key}, ${bytes})`
  })
}

/** For every collection of files, whichever way they come in: the row that the database counts in locks out others. */
export const staysWithinRoom: CollectionAfterChangeHook = async ({ doc, req }) => {
  if (req.file) {
    const room = await storageRoom(req, profileIdOf(doc))
    if (room.limit !== null && usedOf(room) > room.limit) {
      throw full(room)
    }
  }
  return doc
}

function full(room: StorageRoom): AppError {
  const message = ownerMessages.uploads.storageFull(usedOf(room) + room.promised, room.limit ?? 0)
  return new AppError('TOO_LARGE', { message, errors: [{ field: 'file', message }] })
}
