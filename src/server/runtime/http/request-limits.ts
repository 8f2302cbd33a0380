import type { IncomingMessage } from 'node:http'

const maxUrlLength = 8000
const maxApiBytes = 4_000_000
const maxUploadBytes = 520_000_000

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

/** Most bytes that a body may have: uploads are large, everything else is small. */
export function maxBodyBytes(req: IncomingMessage, path: string): number {
  const isUpload =
    path.startsWith('/files/') ||
    (path.startsWith('/api/') && /^multipart\/form-data/i.test(req.headers['content-type'] ?? ''))
  return isUpload ? maxUploadBytes : maxApiBytes
}

/**
 * Calls back, once, as soon as more than `maxBytes` have arrived; the rest is thrown away. Whoever
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
