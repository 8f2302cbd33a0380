import { env } from '@/src/core/env'
import { createDiskDriver } from '@/src/server/storage/disk/disk-driver'
import { createS3Driver } from '@/src/server/storage/s3/s3-driver'
import type { StorageDriver } from '@/src/server/storage/storage-driver'

let driver: StorageDriver | undefined

/** The configured store: S3 when `S3_BUCKET` is set, otherwise files under `DATA_DIR/files`. */
export function storage(): StorageDriver {
  const { s3 } = env()
  driver ??= s3 ? createS3Driver(s3) : createDiskDriver()
  return driver
}
