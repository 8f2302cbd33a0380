import type { Readable } from 'node:stream'

/** First and last byte, inclusive. */
export type ByteRange = { start: number; end: number }

export type FileFacts = {
  /** Bytes of the whole file, not of the range. */
  size: number
  contentType: string
  /** Quoted, and another one as soon as a byte is another; unknown where the store names none. */
  etag?: string
  modifiedAt?: Date
}

export type StoredFile = FileFacts & { body: Readable }

/**
 * Where files live. Keys are `public/<profile>/…` for what anyone may see, `private/<profile>/…` for
 * paid originals, which leave only by a signed link, and `incoming/<profile>/<upload>/…` for what a
 * browser has sent and nobody has looked at yet, which never leaves.
 */
export type StorageDriver = {
  name: 'disk' | 's3'
  put: (key: string, body: Buffer | Readable, options: { contentType: string }) => Promise<void>
  /** @returns null when there is no such file */
  open: (key: string, range?: ByteRange) => Promise<StoredFile | null>
  head: (key: string) => Promise<FileFacts | null>
  /**
   * Stores the same file under another key, too, without its bytes passing through here.
   *
   * @returns false when there is no such file
   */
  copy: (from: string, to: string) => Promise<boolean>
  remove: (key: string) => Promise<void>
  /** Everything below `public/` and `private/`, of one site when it is given. */
  list: (profileId?: string) => AsyncIterable<ListedFile>
  /** Address of a `public/` file; stays the same for ever. */
  publicUrl: (key: string) => string
  /** Address that answers the file as a download until it expires. */
  signedGet: (
    key: string,
    options: { expiresSeconds: number; downloadName: string },
  ) => Promise<string>
  /** Address that takes the file by PUT until it expires; absolute, or a path on our own origin. */
  signedPut: (key: string, options: SignedPutOptions) => Promise<string>
  /** Removes what was put into `incoming/`, or left half written, before that moment. */
  removeIncomingBefore: (moment: Date) => Promise<void>
}

export type ListedFile = { key: string; size: number; etag?: string }

export type SignedPutOptions = {
  expiresSeconds: number
  /** Most bytes of the file. S3 cannot hold a sender to it: the one that takes the file over checks again. */
  maxBytes: number
  /** When given, the file must be sent as this type. */
  contentType?: string
  /** When given, the file must have exactly so many bytes. */
  size?: number
}

/** @throws {RangeError} for a key that could leave its folder */
export function assertKey(key: string): void {
  const isSafe =
    /^(public|private|incoming)(\/[\w.@+-]+)+$/.test(key) && !key.split('/').includes('..')
  if (!isSafe || key.length > 500) {
    throw new RangeError(`Not a storage key: ${key.slice(0, 80)}`)
  }
}
