import { createHmac, timingSafeEqual } from 'node:crypto'
import { payloadSecret } from '@/src/server/secret'
import { assertKey } from '@/src/server/storage/storage-driver'

type SignedLink = {
  method: 'GET' | 'PUT'
  key: string
  /** GET only: the name the browser saves the file under. */
  downloadName?: string
  /** PUT only. */
  contentType?: string
  size?: number
}

/** The disk driver's twin of a presigned S3 address: everything that matters is under the signature. */
export function signLink({
  expiresSeconds,
  ...link
}: SignedLink & { expiresSeconds: number }): string {
  assertKey(link.key)
  const expires = Math.floor(Date.now() / 1000) + expiresSeconds
  const query = new URLSearchParams({ expires: String(expires) })
  if (link.downloadName !== undefined) {
    query.set('name', link.downloadName)
  }
  if (link.contentType !== undefined) {
    query.set('type', link.contentType)
  }
  if (link.size !== undefined) {
    query.set('size', String(link.size))
  }
  query.set('signature', signatureOf(link, expires))
  return `/files/signed/${link.key}?${query}`
}

/** @returns the link's contents, or null when it is forged, changed or expired */
export function readSignedLink(
  method: 'GET' | 'PUT',
  key: string,
  query: URLSearchParams,
): SignedLink | null {
  const expires = Number(query.get('expires'))
  const size = query.get('size')
  const link: SignedLink = {
    method,
    key,
    downloadName: query.get('name') ?? undefined,
    contentType: query.get('type') ?? undefined,
    size: size === null ? undefined : Number(size),
  }
  const given = Buffer.from(query.get('signature') ?? '', 'hex')
  const expected = Buffer.from(signatureOf(link, expires), 'hex')
  const isGenuine = given.length === expected.length && timingSafeEqual(given, expected)
  return isGenuine && Number.isFinite(expires) && expires * 1000 >= Date.now() ? link : null
}

function signatureOf(link: SignedLink, expires: number): string {
  const parts = [link.method, link.key, expires, link.downloadName, link.contentType, link.size]
  return createHmac('sha256', `${payloadSecret()}:signed-link`)
    .update(JSON.stringify(parts.map((part) => part ?? null)))
    .digest('hex')
}
