import type { IncomingMessage } from 'node:http'
import { authCookie } from '@/src/core/auth-cookie'
import { limits } from '@/src/core/limits'
import { slugs } from '@/src/core/slugs'
import { studioLimits } from '@/src/core/studio-limits'
import { readSignedUpload } from '@/src/server/storage/disk/signed-upload'

const maxUrlLength = 8000
const maxApiBytes = 4_000_000
const uploadPath = new RegExp(`^/api/(${slugs.media}|${slugs.audioFiles}|${slugs.postFiles})(/|$)`)
const recordingPath = new RegExp(`^/api/${slugs.profiles}/[^/]+/recordings/`)

export type RequestProblem = 400 | 404 | 413

/**
 * The decoded path with single slashes, or the status of a request that makes no sense: an address
 * that cannot be decoded, is too long, or holds control characters (PostgreSQL refuses NUL).
 */
export function readPath(url: string): string | RequestProblem {
  if (url.length > maxUrlLength || !url.startsWith('/')) {
    return 400
  }
  try {
    const path = decodeURIComponent(url.split(/[?#]/, 1)[0] ?? '').replace(/\/{2,}/g, '/')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is refused
    return /[\u0000-\u001f\u007f\\]/.test(path) ? 404 : path
  } catch {
    return 400
  }
}

/**
 * Most bytes that a body may have. Only where files are uploaded, and only from callers who claim to
 * be someone, it may be large; whether they are is for Payload to find out. What is sent to a signed
 * address may be as large as its signature says.
 */
export function maxBodyBytes({ headers, method, url = '' }: IncomingMessage, path: string): number {
  const upload = method === 'PUT' ? readSignedUpload(url) : null
  if (upload) {
    return upload.maxBytes
  }
  const isFromSomeone =
    headers.authorization !== undefined || headers.cookie?.includes(`${authCookie}=`) === true
  if (isFromSomeone && method === 'PATCH' && recordingPath.test(path)) {
    return studioLimits.songs.chunkBytes
  }
  return isFromSomeone && uploadPath.test(path) ? limits.upload.requestBytes : maxApiBytes
}

/**
 * Calls back, once, as soon as more than `maxBytes` have arrived; the rest is thrown away. Anyone who
 * reads the body sees it end there.
 */
export function watchBodySize(
  req: IncomingMessage,
  maxBytes: number,
  onTooLarge: () => void,
): void {
  const push = req.push.bind(req)
  let receivedBytes = 0
  let isOver = false
  req.push = (chunk: unknown, encoding?: BufferEncoding) => {
    if (isOver) {
      return true
    }
    receivedBytes += chunk instanceof Uint8Array ? chunk.byteLength : 0
    if (receivedBytes <= maxBytes) {
      return push(chunk, encoding)
    }
    isOver = true
    onTooLarge()
    return push(null)
  }
}
