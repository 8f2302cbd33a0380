import type { IncomingMessage, ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import { findCachedResponse, responseCacheKey } from '@/src/server/http/response-cache'
import { plainHeaders } from '@/src/server/runtime/security-headers'

const compressFromBytes = 1000
const compressed = new WeakMap<Buffer, Buffer>()

/**
 * Answers a public call from memory when its answer is known and the same for everyone.
 *
 * @returns false when Next has to answer
 */
export function serveCachedResponse(req: IncomingMessage, res: ServerResponse): boolean {
  if (req.method !== 'GET') {
    return false
  }
  const [path = '', query] = (req.url ?? '').split('?', 2)
  const key = responseCacheKey({
    host: req.headers.host ?? '',
    path,
    search: query === undefined ? '' : `?${query}`,
  })
  const found = findCachedResponse(key)
  if (!found) {
    return false
  }
  const isZipped =
    found.body.length >= compressFromBytes &&
    /\bgzip\b/.test(String(req.headers['accept-encoding'] ?? ''))
  const body = isZipped ? zipped(found.body) : found.body
  res.writeHead(200, {
    ...plainHeaders,
    ...found.headers,
    Vary: 'Accept-Encoding',
    'Content-Length': body.length,
    ...(isZipped && { 'Content-Encoding': 'gzip' }),
  })
  res.end(body)
  return true
}

function zipped(body: Buffer): Buffer {
  const known = compressed.get(body) ?? gzipSync(body)
  compressed.set(body, known)
  return known
}
