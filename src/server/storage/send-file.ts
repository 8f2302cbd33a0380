import { Readable } from 'node:stream'
import { bodyLengthHeader } from '@/src/server/caching/front/response-fixups'
import { headersOnlyHeader } from '@/src/server/http/request-context'
import { storage } from '@/src/server/storage'
import { parseRange } from '@/src/server/storage/byte-range'

/**
 * A stored file, or the part of it that was asked for, as an answer that no browser takes for a page.
 * Anyone who calls has decided that it may leave; 404 when it is not there. A download that broke off goes
 * on where it stood, unless the file has become another one since.
 */
export async function sendFile(
  request: { headers: Headers },
  key: string,
  extraHeaders: Record<string, string>,
): Promise<Response> {
  const file = await storage()
    .head(key)
    .catch(() => null)
  if (!file) {
    return new Response('Not found', { status: 404 })
  }
  const { size, etag } = file
  const lastModified = file.modifiedAt?.toUTCString()
  const headers = new Headers({
    'content-type': file.contentType,
    'accept-ranges': 'bytes',
    ...(etag && { etag }),
    ...(lastModified && { 'last-modified': lastModified }),
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    ...extraHeaders,
  })
  const failed = failedPrecondition(request.headers, { etag, lastModified })
  if (failed) {
    return new Response(null, { status: failed, headers })
  }
  const isContinued = continues(request.headers, { etag, lastModified })
  const range = isContinued ? parseRange(request.headers.get('range'), size) : null
  if (range === 'unsatisfiable') {
    headers.set('content-range', `bytes */${size}`)
    return new Response(null, { status: 416, headers })
  }
  headers.set(bodyLengthHeader, String(range ? range.end - range.start + 1 : size))
  if (range) {
    headers.set('content-range', `bytes ${range.start}-${range.end}/${size}`)
  }
  if (request.headers.has(headersOnlyHeader)) {
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

/** What a stored file is told apart by; either may be unknown. */
type Validators = { etag?: string; lastModified?: string }

/**
 * What a request's `If-Match`, `If-None-Match` and, where it names no tag, `If-Modified-Since` answer before
 * anything is sent.
 *
 * @returns 412 when the client holds a part of another file, 304 when it holds this one already
 */
export function failedPrecondition(
  headers: Headers,
  { etag, lastModified }: Validators,
): 304 | 412 | null {
  const required = tagsOf(headers.get('if-match'))
  if (required && !required.includes('*') && !(etag?.startsWith('"') && required.includes(etag))) {
    return 412
  }
  const known = tagsOf(headers.get('if-none-match'))?.map(withoutMark)
  if (!known) {
    const since = Date.parse(headers.get('if-modified-since') ?? '')
    return lastModified && Date.parse(lastModified) <= since ? 304 : null
  }
  return known.includes('*') || (etag && known.includes(withoutMark(etag))) ? 304 : null
}

/** Whether a part of the file continues what the client has; else all of it has to be sent again. */
function continues(headers: Headers, { etag, lastModified }: Validators): boolean {
  const held = headers.get('if-range')
  // A date is good to a second only, so it does not count beside a tag.
  return held === null || (held === (etag ?? lastModified) && !held.startsWith('W/'))
}

const withoutMark = (tag: string) => tag.replace(/^W\//, '')

function tagsOf(header: string | null): string[] | undefined {
  return header?.match(/\*|(?:W\/)?"[^"]*"/g) ?? (header === null ? undefined : [])
}
