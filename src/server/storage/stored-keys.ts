import { createHash } from 'node:crypto'
import { splitEnding } from '@/src/core/files'
import { cleanFileName } from '@/src/server/storage/clean-file-name'
import type { StorageDriver } from '@/src/server/storage/storage-driver'

const safeSegment = /^[\w.@+-]*$/

/**
 * Where a file with this key lies. Files are called as artists called them, in any script; stores, addresses
 * and disks get ASCII. A key that is safe stays as it is.
 */
export function storedKey(key: string): string {
  return key
    .split('/')
    .map((segment) => (safeSegment.test(segment) ? segment : asciiName(segment)))
    .join('/')
}

/** The letters that ASCII has, and what tells this name from others. */
function asciiName(name: string): string {
  const { stem, ending } = splitEnding(cleanFileName(name))
  const hash = createHash('sha256').update(name).digest('hex').slice(0, 8)
  return [`${stem}-${hash}`, ending].filter(Boolean).join('.')
}

/** A driver that takes keys with names in any script. */
export function withStoredKeys(driver: StorageDriver): StorageDriver {
  return {
    ...driver,
    put: (key, ...rest) => driver.put(storedKey(key), ...rest),
    open: (key, ...rest) => driver.open(storedKey(key), ...rest),
    head: (key) => driver.head(storedKey(key)),
    copy: (from, to) => driver.copy(storedKey(from), storedKey(to)),
    remove: (key) => driver.remove(storedKey(key)),
    publicUrl: (key) => driver.publicUrl(storedKey(key)),
    signedGet: (key, options) => driver.signedGet(storedKey(key), options),
  }
}
