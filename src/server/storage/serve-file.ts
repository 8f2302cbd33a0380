import { Readable } from 'node:stream'
import { storage } from '@/src/server/storage'
import { parseRange } from '@/src/server/storage/byte-range'
import { contentDisposition } from '@/src/server/storage/content-disposition'
import { readSignedLink } from '@/src/server/storage/disk/signed-link'

const notFound = () => new Response('Not found', { status: 404 })
const immutable = 'public, max-age=31536000, immutable'

/** `GET /files/public/…` and `GET /files/signed/private/…?expires&name&signature`. */
export async function serveFile(request: Request, segments: readonly string[]): Promise<Response> {
  const isSigned = segments[0] === 'signed'
  const key = segments.slice(isSigned ? 1 : 0).join('/')
  const query = new URL(request.url).searchParams
  const link = isSigned ? readSignedLink(key, query) : null
  if (isSigned && !link) {
    return new Response('This link has expired', { status: 403 })
  }
  if (!isSigned && !key.startsWith('public/')) {
    return notFound()
  }

  const file = await storage()
    .head(key)
    .catch(() => null)
  if (!file) {
    return notFound()
  }
  const headers = new Headers({
    'content-type': file.contentType,
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': isSigned ? 'private, no-store' : immutable,
  })
  if (link) {
    headers.set('content-disposition', contentDisposition(link.downloadName))
  }

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
    return notFound()
  }
  return new Response(Readable.toWeb(opened.body) as ReadableStream, {
    status: range ? 206 : 200,
    headers,
  })
}
