import { rm } from 'node:fs/promises'
import path from 'node:path'
import { FileStore } from '@tus/file-store'
import { S3Store } from '@tus/s3-store'
import { type DataStore, Server, Upload } from '@tus/server'
import { LRUCache } from 'lru-cache'
import { type Env, env } from '@/src/core/env'
import { limits } from '@/src/core/limits'
import { studioLimits } from '@/src/core/studio-limits'
import { filesRoot } from '@/src/server/storage/disk/files-root'
import { storage } from '@/src/server/storage/index'
import { clientConfig, type S3Settings } from '@/src/server/storage/s3/s3-driver'
import { assertKey } from '@/src/server/storage/storage-driver'

/** What a store notes of a file stands beside it, under its name with one of these. */
const noteEndings = ['.json', '.info']
const rememberedUploads = 1000

type Resumable = { store: DataStore; server: Server }

/** By the settings that they were made with. */
const opened = new WeakMap<Env, Resumable>()

/**
 * Files that are sent in parts and go on where they stopped, by the tus protocol, into `incoming/` of the storage.
 * The caller has checked the sender, and lets one part of a file in at a time.
 */
function resumable(): Resumable {
  const settings = env()
  const known = opened.get(settings)
  if (known) {
    return known
  }
  const store = settings.s3 ? s3Store(settings.s3) : new FileStore({ directory: filesRoot() })
  const server = new Server({
    path: '/',
    datastore: store,
    getFileIdFromRequest: ({ url }) => new URL(url).pathname.slice(1),
  })
  opened.set(settings, { store, server })
  return { store, server }
}

const s3Store = (settings: S3Settings): S3Store =>
  new S3Store({
    partSize: studioLimits.songs.chunkBytes,
    useTags: false,
    expirationPeriodInMilliseconds: limits.upload.staleHours * 3_600_000,
    // The library's own cache keeps what was never finished.
    cache: cacheOf(new LRUCache({ max: rememberedUploads })),
    s3ClientConfig: { bucket: settings.bucket, ...clientConfig(settings) },
  })

type S3Cache = NonNullable<ConstructorParameters<typeof S3Store>[0]['cache']>
type Noted = NonNullable<Awaited<ReturnType<S3Cache['get']>>>

const cacheOf = (kept: LRUCache<string, Noted>): S3Cache => ({
  get: async (key) => kept.get(key),
  set: async (key, value) => void kept.set(key, value),
  delete: async (key) => void kept.delete(key),
})

/** @param key below `incoming/`, in a folder of its own */
export async function startUpload(key: string, size: number): Promise<void> {
  assertKey(key)
  await resumable().store.create(new Upload({ id: key, size, offset: 0 }))
}

/** @returns whether all of a file has arrived; null when nobody has announced it */
export async function isWhole(key: string): Promise<boolean | null> {
  assertKey(key)
  const upload = await resumable().store.getUpload(key).catch(nullIfUnknown)
  return upload && upload.offset === upload.size
}

function nullIfUnknown(error: unknown): null {
  const status = (error as { status_code?: number }).status_code
  if (status === 404 || status === 410) {
    return null
  }
  throw error
}

type Part = { method: string; headers: Headers; body: ReadableStream | null }

/** Answers a request of the protocol about one file. */
export async function speakTus(key: string, { method, headers, body }: Part): Promise<Response> {
  assertKey(key)
  const own = new Headers()
  for (const name of ['tus-resumable', 'upload-offset', 'content-type']) {
    const value = headers.get(name)
    if (value !== null) {
      own.set(name, value)
    }
  }
  const request = new Request(`http://tus/${key}`, {
    method,
    headers: own,
    body,
    ...(body && { duplex: 'half' }),
  } as RequestInit)
  const response = await resumable().server.handleWeb(request)
  response.headers.delete('access-control-allow-origin')
  return response
}

/** Takes away a file that was sent, with what was noted of it. */
export async function removeUpload(key: string): Promise<void> {
  assertKey(key)
  await resumable().store.remove(key).catch(nullIfUnknown)
  await Promise.all(['', ...noteEndings].map((ending) => storage().remove(`${key}${ending}`)))
  if (!env().s3) {
    await rm(path.dirname(path.join(filesRoot(), key)), { recursive: true, force: true })
  }
}

/** Parts of files in S3 that were never finished; nobody lists them, and they cost money. */
export async function removeStaleParts(): Promise<void> {
  const { store } = resumable()
  if (store instanceof S3Store) {
    await store.deleteExpired()
  }
}
