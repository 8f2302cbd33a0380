import { Readable } from 'node:stream'
import { storage } from '@/src/server/storage'
import { parseRange } from '@/src/server/storage/byte-range'

/**
 * A stored file, or the part of it that was asked for, as an answer that no browser takes for a page.
 * Whoever calls has decided that it may leave; 404 when it is not there.
 */
export async function sendFile(
  request: { method?: string; headers: Headers },
  key: string,
  extraHeaders: Record<string, string>,
): Promise<Response> {
  const file = await storage()
    .head(key)
    .catch(() => null)
  if (!file) {
    return new Response('Not found', { status: 404 })
  }
  const headers = new Headers({
    'content-type': file.contentType,
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    ...extraHeaders,
  })
  const range = parseRange(request.headers.get('range'), file.size)
  if (range === 'unsatisfiable') {
    headers.set('content-range', `bytes */${file.size}`)
    return new Response(null, { status: 416, headers })
  }
  headers.set('content-length', String(range ? range.end - range.start + 1 : file.size))
  if (range) {
    headers.set('content-range', `bytes ${range.start}-${range.end}/${file.size}`)
  }
  if (request.method === 'HEAD') {
    return new Response(null, { status: range ? 206 : 200, headers })
  }
  const opened = await storage().open(key, range ?? undefined)
  if (!opened) {
    return new Response('Not found', { status: 404 })
  }
  return new Response(Readable.toWeb(opened.body) as ReadableStream, {
    status: range ? 206 : 200,
    headers,
  })
}
