import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Payload } from 'payload'
import { limits } from '@/src/core/limits'
import { storage } from '@/src/server/storage'
import { dropPromisesBefore } from '@/src/server/storage/drop-upload'
import { removeStaleParts } from '@/src/server/storage/resumable-uploads'

/** Files that were sent but never taken over, and copies of a process that was killed at its work. */
export async function removeStaleUploads(payload: Payload): Promise<void> {
  const moment = new Date(Date.now() - limits.upload.staleHours * 3_600_000)
  await storage().removeIncomingBefore(moment)
  await removeStaleParts()
  await dropPromisesBefore(payload, moment)
  const folder = String(payload.config.upload.tempFileDir)
  for (const name of await readdir(folder).catch(() => [])) {
    const file = path.join(folder, name)
    const found = await stat(file).catch(() => null)
    if (found?.isFile() && found.mtime < moment) {
      await rm(file, { force: true })
    }
  }
}
