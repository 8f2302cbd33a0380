import { type Env, env } from '@/src/core/env'
import { createDiskDriver } from '@/src/server/storage/disk/disk-driver'
import { createS3Driver } from '@/src/server/storage/s3/s3-driver'
import type { StorageDriver } from '@/src/server/storage/storage-driver'
import { withStoredKeys } from '@/src/server/storage/stored-keys'

/** By the settings that they were made with. */
const drivers = new WeakMap<Env, StorageDriver>()

/** The configured store: S3 when `S3_BUCKET` is set, otherwise files under `DATA_DIR/files`. */
export function storage(): StorageDriver {
  const settings = env()
  const driver =
    drivers.get(settings) ??
    withStoredKeys(settings.s3 ? createS3Driver(settings.s3) : createDiskDriver())
  drivers.set(settings, driver)
  return driver
}
