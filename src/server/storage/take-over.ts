import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { nanoid } from 'nanoid'
import type { Payload } from 'payload'
import { toAppError } from '@/src/server/http/failures'

type Sent = {
  /** In the storage. */
  key: string
  remove: (key: string) => Promise<void>
}

/**
 * Takes over a file that an artist's browser has sent, with the path of a place for a copy on this disk. A file that is
 * refused is removed; it stays for another try while another call takes it over, and when the server is at fault.
 */
export async function takeOver<Result>(
  payload: Payload,
  sent: Sent,
  work: (copyPath: string) => Promise<Result>,
): Promise<Result> {
  const folder = String(payload.config.upload.tempFileDir)
  await mkdir(folder, { recursive: true })
  const copyPath = path.join(folder, `incoming-${nanoid()}`)
  try {
    return await work(copyPath)
  } catch (error) {
    const { code, status } = toAppError(error)
    if (status < 500 && code !== 'IN_PROGRESS') {
      await removeSent(payload, sent)
    }
    throw error
  } finally {
    await rm(copyPath, { force: true })
  }
}

/** What was made of it stands whether this works or not; what stays is removed with what is stale. */
export async function removeSent({ logger }: Payload, { key, remove }: Sent): Promise<void> {
  await remove(key).catch((err: unknown) =>
    logger.error({ msg: 'An upload was not removed', key, err }),
  )
}
