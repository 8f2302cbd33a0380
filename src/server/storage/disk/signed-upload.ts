import { isOver, isSameSignature, signatureOf } from '@/src/server/signature'
import { assertKey, type SignedPutOptions } from '@/src/server/storage/storage-driver'

export type SignedUpload = {
  key: string
  maxBytes: number
  /** Empty: any. */
  contentType: string
  /** Bytes of the file; null: any up to the most. */
  size: number | null
}

const folder = '/files/incoming/'

/** A path that takes one file by PUT: what may be sent, and where it goes, is under the signature. */
export function signUpload({
  key,
  expiresSeconds,
  maxBytes,
  contentType = '',
  size,
}: SignedPutOptions & { key: string }): string {
  assertKey(key)
  const expires = Math.floor(Date.now() / 1000) + expiresSeconds
  const upload: SignedUpload = { key, maxBytes, contentType, size: size ?? null }
  const query = new URLSearchParams({
    expires: String(expires),
    most: String(maxBytes),
    ...(contentType && { type: contentType }),
    ...(size !== undefined && { size: String(size) }),
    signature: signatureOfUpload(upload, expires),
  })
  return `/files/${key}?${query}`
}

/**
 * @param url path and query of a request
 * @returns what may be sent there, or null when the address is forged, changed, expired or another one
 */
export function readSignedUpload(url: string): SignedUpload | null {
  if (!url.startsWith(folder)) {
    return null
  }
  const [path = '', search] = url.split('?', 2)
  const query = new URLSearchParams(search)
  const expires = Number(query.get('expires'))
  const size = query.get('size')
  const upload: SignedUpload = {
    key: path.slice('/files/'.length),
    maxBytes: Number(query.get('most')),
    contentType: query.get('type') ?? '',
    size: size === null ? null : Number(size),
  }
  const signature = query.get('signature') ?? ''
  return isSameSignature(signature, signatureOfUpload(upload, expires)) && !isOver(expires)
    ? upload
    : null
}

function signatureOfUpload({ key, ...upload }: SignedUpload, expires: number): string {
  const { maxBytes, contentType, size } = upload
  return signatureOf('signed-upload', [key, expires, maxBytes, contentType, size ?? ''])
}
