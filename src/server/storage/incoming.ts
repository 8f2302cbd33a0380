import { randomUUID } from 'node:crypto'
import { env } from '@/src/core/env'
import { cleanFileName } from '@/src/server/storage/clean-file-name'

/** A file on its way in: sent by a browser, not yet looked at. */
export type IncomingFile = { key: string; profileId: string; uploadId: string }

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const keyPattern = new RegExp(`^incoming/(${uuid})/(${uuid})/[\\w.-]{1,120}$`)

/** A new place that nobody else can know. */
export function newIncomingKey(profileId: string, fileName: string): string {
  return `incoming/${profileId}/${randomUUID()}/${cleanFileName(fileName)}`
}

/** What stands for the file until it is taken over. Nothing is ever served there. */
export function remoteUrlOf(key: string): string {
  return new URL(`/files/${key}`, env().adminOrigin).href
}

/** @returns null for whatever {@link remoteUrlOf} has not made */
export function readRemoteUrl(url: string): IncomingFile | null {
  const start = remoteUrlOf('')
  const key = url.startsWith(start) ? url.slice(start.length) : ''
  const [, profileId, uploadId] = keyPattern.exec(key) ?? []
  return profileId && uploadId ? { key, profileId, uploadId } : null
}
