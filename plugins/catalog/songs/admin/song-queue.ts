import { createStore } from 'zustand/vanilla'
import type { FoundFile } from '@/plugins/catalog/songs/admin/found-files'
import { readTags, type SongTags } from '@/plugins/catalog/songs/admin/read-tags'
import {
  type createRecordingSender,
  SendingError,
} from '@/plugins/catalog/songs/admin/send-recording'
import { songNameOf } from '@/plugins/catalog/songs/admin/song-name'
import { readKept, writeKept } from '@/src/admin/kept-in-tab'
import type { Song } from '@/src/core/contracts/music/song-answers'
import { limits } from '@/src/core/limits'
import { errorsMessages } from '@/src/core/messages/errors'
import { ownerMessages } from '@/src/core/messages/owner-messages'

/** A song on its way. A refused one cannot be tried again as it is. */
export type SongUpload = {
  key: string
  file: FoundFile
  tags: SongTags
  /** Whether the tags are those of the file itself; until then they come from its name. */
  isRead: boolean
  sentBytes: number
  state: 'waiting' | 'sending' | 'storing' | 'paused' | 'failed' | 'refused' | 'added'
  message: string
  /** Once it is one of the release. */
  songId?: string
}

/** A file that was on its way when its page was left. */
export type MissingFile = Pick<FoundFile, 'name' | 'size' | 'fingerprint'>

export type SongQueue = ReturnType<typeof createSongQueue>

type State = {
  uploads: readonly SongUpload[]
  /** Did not arrive before the page was left, and are not here again. */
  missing: readonly MissingFile[]
  /** Letters that the titles of files have, by song, where that was too many. */
  cutTitles: Readonly<Record<string, number>>
  isPaused: boolean
}

/** Files that are sent at the same time; the others wait. */
const parallel = 3

type Sources = {
  /** Under which this tab keeps what is on its way: a browser forgets the files themselves. */
  keptName: string
  sender: ReturnType<typeof createRecordingSender>
  onAdded: (song: Song) => void
  /** A drop is through: its songs in the order that they belong in. */
  onSettled: (songIds: readonly string[]) => void
  onCover: (cover: Blob) => void
}

/** Songs on their way to a release, in their order. */
export function createSongQueue({ keptName, sender, onAdded, onSettled, onCover }: Sources) {
  const store = createStore<State>()(() => ({
    uploads: [],
    missing: readKept<MissingFile[]>(keptName) ?? [],
    cutTitles: readKept<State['cutTitles']>(`${keptName} titles`) ?? {},
    isPaused: false,
  }))
  const running = new Map<string, AbortController>()
  let counter = 0
  let kept = ''
  store.subscribe(({ uploads, missing }) => {
    const coming = uploads.filter(({ state }) => state !== 'added' && state !== 'refused')
    const files = [...missing, ...coming.map(({ file }) => file)].map(
      ({ name, size, fingerprint }): MissingFile => ({ name, size, fingerprint }),
    )
    // Not with each byte that is sent.
    const now = files.map(({ fingerprint }) => fingerprint).join('\n')
    if (now !== kept) {
      kept = now
      writeKept(keptName, files.length > 0 ? files : null)
    }
  })

  const patch = (key: string, change: Partial<SongUpload>) =>
    store.setState(({ uploads }) => ({
      uploads: uploads.map((upload) => (upload.key === key ? { ...upload, ...change } : upload)),
    }))
  const read = (key: string) => store.getState().uploads.find((upload) => upload.key === key)
  const drop = (key: string) =>
    store.setState(({ uploads }) => ({ uploads: uploads.filter((upload) => upload.key !== key) }))

  const note = (key: string, { cover, ...tags }: SongTags) => {
    store.setState(({ uploads }) => ({
      uploads: inOrder(
        uploads.map((upload) => (upload.key === key ? { ...upload, tags, isRead: true } : upload)),
      ),
    }))
    if (cover) {
      onCover(cover)
    }
  }

  const next = () => {
    const { uploads, isPaused } = store.getState()
    if (isPaused) {
      return
    }
    const waiting = uploads.filter(({ state }) => state === 'waiting')
    for (const upload of waiting.slice(0, parallel - running.size)) {
      void run(upload)
    }
    settle()
  }

  /** Once nothing is on its way: what is through leaves the list. */
  const settle = () => {
    const { uploads } = store.getState()
    if (running.size > 0 || uploads.some(isOnItsWay)) {
      return
    }
    const added = uploads.flatMap(({ songId }) => songId ?? [])
    if (added.length > 0) {
      store.setState({ uploads: uploads.filter(({ state }) => state !== 'added') })
      onSettled(added)
    }
  }

  const run = async ({ key, file }: SongUpload) => {
    const abort = new AbortController()
    running.set(key, abort)
    patch(key, { state: 'sending', message: '' })
    try {
      const opened = await file.open()
      if (!read(key)?.isRead) {
        note(key, await readTags(opened))
      }
      const { fingerprint, size } = file
      const onProgress = (sentBytes: number) =>
        patch(key, { sentBytes, state: sentBytes >= size ? 'storing' : 'sending' })
      const sending = { file: opened, fingerprint, signal: abort.signal, onProgress }
      const song = await sender.send(sending, () => wordsOf(read(key)?.tags))
      const letters = read(key)?.tags.cutTitle
      if (letters) {
        const cutTitles = { ...store.getState().cutTitles, [song.id]: letters }
        store.setState({ cutTitles })
        writeKept(`${keptName} titles`, cutTitles)
      }
      patch(key, { state: 'added', songId: song.id })
      onAdded(song)
    } catch (error) {
      if (!abort.signal.aborted) {
        patch(key, failureOf(error))
      }
    } finally {
      running.delete(key)
      next()
    }
  }

  const readAll = async (added: readonly SongUpload[]) => {
    for (const { key, file } of added) {
      const current = read(key)
      if (current && !current.isRead && current.state !== 'refused') {
        const opened = await file.open().catch(() => null)
        if (opened && !read(key)?.isRead) {
          note(key, await readTags(opened))
        }
      }
    }
  }

  return {
    store,

    /** @param isPacked only what has its turn is taken out of a ZIP */
    add(files: readonly FoundFile[], { isPacked }: { isPacked: (file: FoundFile) => boolean }) {
      const added = files.map((file): SongUpload => {
        counter += 1
        const isTooLarge = file.size > limits.upload.audioBytes
        const message = file.size === 0 ? 'This file is empty.' : ownerMessages.store.songs.tooLarge
        const isRefused = isTooLarge || file.size === 0
        return {
          key: String(counter),
          file,
          tags: songNameOf(file.name),
          isRead: false,
          sentBytes: 0,
          state: isRefused ? 'refused' : 'waiting',
          message: isRefused ? message : '',
        }
      })
      // By itself or with its folder, which its fingerprint tells apart.
      const here = new Set(files.map(looksOf))
      store.setState(({ uploads, missing }) => ({
        uploads: [...uploads, ...added],
        missing: missing.filter((file) => !here.has(looksOf(file))),
      }))
      next()
      void readAll(added.filter(({ file }) => !isPacked(file)))
    },

    pause(): void {
      store.setState(({ uploads }) => ({
        isPaused: true,
        uploads: uploads.map((upload) =>
          upload.state === 'sending' || upload.state === 'waiting'
            ? { ...upload, state: 'paused' }
            : upload,
        ),
      }))
      for (const [key, abort] of running) {
        if (read(key)?.state === 'paused') {
          abort.abort()
        }
      }
    },

    /** Goes on with what was paused, or has failed for a reason that may be over. */
    resume(): void {
      store.setState(({ uploads }) => ({
        isPaused: false,
        uploads: uploads.map((upload) =>
          upload.state === 'paused' || upload.state === 'failed'
            ? { ...upload, state: 'waiting', message: '' }
            : upload,
        ),
      }))
      next()
    },

    /** The songs that did not arrive are not wanted any more. */
    forgetMissing(): void {
      for (const { fingerprint } of store.getState().missing) {
        sender.forget(fingerprint)
      }
      store.setState({ missing: [] })
    },

    /** Stops one, and takes away one that failed. */
    cancel(key: string): void {
      const upload = read(key)
      running.get(key)?.abort()
      drop(key)
      if (upload) {
        sender.forget(upload.file.fingerprint)
      }
      settle()
    },
  }
}

const looksOf = ({ name, size }: MissingFile) => `${size} ${name}`

export const isOnItsWay = ({ state }: Pick<SongUpload, 'state'>): boolean =>
  state === 'waiting' || state === 'sending' || state === 'storing' || state === 'paused'

/** By disc and number where all that is known has one, else as they were dropped. */
export function inOrder(uploads: readonly SongUpload[]): readonly SongUpload[] {
  const place = ({ tags: { disc = 1, number } }: SongUpload) => (number ? disc * 1000 + number : 0)
  const places = uploads.map(place)
  const isSure = places.every(Boolean) && new Set(places).size === uploads.length
  return isSure ? uploads.toSorted((one, other) => place(one) - place(other)) : uploads
}

function wordsOf(tags: SongTags | undefined) {
  const { title = 'Untitled', artist, lyrics, credits, isrc } = tags ?? {}
  return { title, artist, lyrics, credits, isrc }
}

function failureOf(error: unknown): Pick<SongUpload, 'state' | 'message'> {
  if (error instanceof SendingError) {
    return { state: error.isRefused ? 'refused' : 'failed', message: error.message }
  }
  const message = error instanceof Error && error.message ? error.message : errorsMessages.unknown
  return { state: 'refused', message }
}
