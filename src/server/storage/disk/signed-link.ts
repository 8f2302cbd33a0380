import { isOver, isSameSignature, signatureOf } from '@/src/server/signature'
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
    signature: signatureOfLink(link, expires),
  })
  return `/files/signed/${link.key}?${query}`
}

/** @returns the link's contents, or null when it is forged, changed or expired */
export function readSignedLink(key: string, query: URLSearchParams): SignedLink | null {
  const expires = Number(query.get('expires'))
  const link: SignedLink = { key, downloadName: query.get('name') ?? '' }
  const isGenuine = isSameSignature(query.get('signature') ?? '', signatureOfLink(link, expires))
  return isGenuine && !isOver(expires) ? link : null
}

function signatureOfLink({ key, downloadName }: SignedLink, expires: number): string {
  return signatureOf('signed-link', [key, expires, downloadName])
}
