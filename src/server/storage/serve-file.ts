import { contentDisposition } from '@/src/server/storage/content-type'
import { readSignedLink } from '@/src/server/storage/disk/signed-link'
import { sendFile } from '@/src/server/storage/send-file'

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

  return sendFile(request, key, {
    'cache-control': isSigned ? 'private, no-store' : immutable,
    ...(link && { 'content-disposition': contentDisposition(link.downloadName) }),
  })
}
