import { createStore } from 'zustand/vanilla'
import { type Accept, kindOfFile, problemOf } from '@/src/admin/media/check-file'
import { MediaApiError } from '@/src/admin/media/media-api'
import type { SendFile } from '@/src/admin/media/send-file'
import type { MediaItem } from '@/src/core/contracts/pages/media-answers'
import { ownerMessages } from '@/src/core/messages/owner-messages'

export type Upload = {
  key: string
  name: string
  bytes: number
  sentBytes: number
  /** As `image`; null for what is of no kind that is taken. */
  kind: string | null
  /** A refused one cannot be tried again as it is. */
  state: 'waiting' | 'sending' | 'storing' | 'failed' | 'refused'
  /** Why it failed or was refused. */
  message: string
  file: File
}

export type UploadQueue<Item = MediaItem> = ReturnType<typeof createUploadQueue<Item>>

/** Files that are sent at the same time; the others wait. */
const parallel = 2
const statusesThatStay = [400, 413, 415]

type Sources<Item> = {
  send: SendFile<Item>
  onStored: (item: Item, file: File) => void
  /** What a file is, and why it cannot be sent; left out: as the media library takes it. */
  look?: (file: File, accept: Accept) => Pick<Upload, 'kind'> & { problem: string | null }
}

const lookAtMedia = (file: File, accept: Accept) => ({
  kind: kindOfFile(file),
  problem: problemOf(file, accept),
})

/** Files on their way to the server, in the order in which they were given. */
export function createUploadQueue<Item = MediaItem>({
  send,
  onStored,
  look = lookAtMedia,
}: Sources<Item>) {
  const store = createStore<{ uploads: readonly Upload[] }>()(() => ({ uploads: [] }))
  const running = new Map<string, AbortController>()
  /** Called once when an upload is stored (with its item) or will not be for now. */
  const settle = new Map<string, (item: Item | null) => void>()
  let counter = 0

  const read = (key: string) => store.getState().uploads.find((upload) => upload.key === key)

  const patch = (key: string, change: Partial<Upload>) =>
    store.setState(({ uploads }) => ({
      uploads: uploads.map((upload) => (upload.key === key ? { ...upload, ...change } : upload)),
    }))

  const drop = (key: string) =>
    store.setState(({ uploads }) => ({ uploads: uploads.filter((upload) => upload.key !== key) }))

  const finish = (key: string, item: Item | null) => {
    settle.get(key)?.(item)
    settle.delete(key)
  }

  const next = () => {
    const waiting = store.getState().uploads.filter(({ state }) => state === 'waiting')
    for (const upload of waiting.slice(0, parallel - running.size)) {
      void run(upload)
    }
  }

  const run = async ({ key, file }: Upload) => {
    const abort = new AbortController()
    running.set(key, abort)
    patch(key, { state: 'sending', sentBytes: 0, message: '' })
    const onProgress = (sentBytes: number) =>
      patch(key, { sentBytes, state: sentBytes >= file.size ? 'storing' : 'sending' })
    try {
      const item = await send(file, { signal: abort.signal, onProgress })
      // What arrived after it was cancelled stays in the library, where it can be deleted.
      drop(key)
      onStored(item, file)
      finish(key, abort.signal.aborted ? null : item)
    } catch (error) {
      if (!abort.signal.aborted) {
        patch(key, failureOf(error))
      }
      finish(key, null)
    } finally {
      running.delete(key)
      next()
    }
  }

  const enqueue = (file: File, accept: Accept): Promise<Item | null> => {
    counter += 1
    const key = String(counter)
    const { kind, problem } = look(file, accept)
    const upload: Upload = {
      key,
      name: file.name,
      bytes: file.size,
      sentBytes: 0,
      kind,
      state: problem ? 'refused' : 'waiting',
      message: problem ?? '',
      file,
    }
    store.setState(({ uploads }) => ({ uploads: [...uploads, upload] }))
    return problem ? Promise.resolve(null) : new Promise((resolve) => settle.set(key, resolve))
  }

  return {
    store,

    /** @returns what was stored, once every file of this call is stored, failed or cancelled */
    async add(files: readonly File[], accept: Accept = 'both'): Promise<Item[]> {
      const stored = files.map((file) => enqueue(file, accept))
      next()
      const items = await Promise.all(stored)
      return items.filter((item) => item !== null)
    },

    /** Stops a file that is waiting or on its way, and takes away one that failed. */
    cancel(key: string): void {
      running.get(key)?.abort()
      drop(key)
      finish(key, null)
    },

    retry(key: string): void {
      if (read(key)?.state === 'failed') {
        patch(key, { state: 'waiting', message: '' })
        next()
      }
    },
  }
}

function failureOf(error: unknown): Pick<Upload, 'state' | 'message'> {
  const known = error instanceof MediaApiError ? error : null
  if (known && statusesThatStay.includes(known.status)) {
    return { state: 'refused', message: known.message }
  }
  const message = known?.status === 429 ? known.message : ownerMessages.uploads.failed
  return { state: 'failed', message }
}

/** Sent, or about to be. */
export const isOnItsWay = ({ state }: Pick<Upload, 'state'>): boolean =>
  state === 'waiting' || state === 'sending' || state === 'storing'

/** Whole percent of a file that have arrived. */
export function percentOf({ sentBytes, bytes }: Pick<Upload, 'sentBytes' | 'bytes'>): number {
  return bytes === 0 ? 0 : Math.min(100, Math.floor((sentBytes / bytes) * 100))
}
