import { createHmac, timingSafeEqual } from 'node:crypto'
import { payloadSecret } from '@/src/server/secret'
import { assertKey } from '@/src/server/storage/storage-driver'

type SignedLink = {
  key: string
  /** The name the browser saves the file under. */
  downloadName: string
}

/** The disk driver's twin of a presigned S3 address: everything that matters is under the signature. */
export function signLink({
  expiresSeconds,
  ...link
}: SignedLink & { expiresSeconds: number }): string {
  assertKey(link.key)
  const expires = Math.floor(Date.now() / 1000) + expiresSeconds
  const query = new URLSearchParams({
    expires: String(expires),
    name: link.downloadName,
    signature: signatureOf(link, expires),
  })
  return `/files/signed/${link.key}?${query}`
}

/** @returns the link's contents, or null when it is forged, changed or expired */
export function readSignedLink(key: string, query: URLSearchParams): SignedLink | null {
  const expires = Number(query.get('expires'))
  const link: SignedLink = { key, downloadName: query.get('name') ?? '' }
  const given = Buffer.from(query.get('signature') ?? '', 'hex')
  const expected = Buffer.from(signatureOf(link, expires), 'hex')
  const isGenuine = given.length === expected.length && timingSafeEqual(given, expected)
  return isGenuine && Number.isFinite(expires) && expires * 1000 >= Date.now() ? link : null
}

function signatureOf({ key, downloadName }: SignedLink, expires: number): string {
  return createHmac('sha256', `${payloadSecret()}:signed-link`)
    .update(JSON.stringify([key, expires, downloadName]))
    .digest('hex')
}
