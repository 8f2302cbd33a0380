import { createStore } from 'zustand/vanilla'
import { createSongSteps, type Steps } from '@/plugins/catalog/songs/admin/song-steps'
import { ask, isPassing } from '@/src/admin/call-api'
import { readKept, writeKept } from '@/src/admin/kept-in-tab'
import { besideLabel } from '@/src/admin/writing/save-labels'
import type { StepBeside } from '@/src/admin/writing/writing-history'
import type { UnsavedKind } from '@/src/admin/writing/writing-state'
import type { Song } from '@/src/core/contracts/music/song-answers'
import { changeSongBody } from '@/src/core/contracts/music/songs'
import { inWords } from '@/src/core/input-words'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { studioLimits } from '@/src/core/studio-limits'

/** What is written about a song. */
const songFields = ['title', 'artist', 'isrc', 'lyrics', 'credits'] as const
export type SongField = (typeof songFields)[number]

type Draft = {
  id: string
  field: SongField
  /** As it was before anything was typed. */
  first: string
  /** As it was read last: what is stored is written over only while it is this. */
  seen: string
  value: string
  /** Nobody wrote it: it leads back, or forth again, and is no step of its own. */
  isWalked?: boolean
}

type State = {
  /** By {@link draftKey}. */
  drafts: Readonly<Record<string, Draft>>
  problems: Readonly<Record<string, string>>
  /** What another window has stored meanwhile. */
  theirs: Readonly<Record<string, string>>
  phase: 'ready' | 'saving' | 'offline' | 'signed-out'
}

/** What was saved, what it was before, and the way back there; none from what leads back itself. */
type Saved = Pick<Draft, 'field' | 'first'> & { takeBack: (() => void) | null }

type Listener = {
  /** As it is stored, as far as is known here. */
  songOf: (id: string) => Song | undefined
  /** A song as it is stored now; after a save with what it had before the typing. */
  onStored: (song: Song, saved?: Saved) => void
}

export type SongDrafts = ReturnType<typeof createSongDrafts>

const messages = ownerMessages.store.songs
const pauseMs = 700
const retryMs = 5000

export const draftKey = (id: string, field: SongField) => `${id}.${field}`

const without = <Value>(record: Readonly<Record<string, Value>>, key: string) =>
  Object.fromEntries(Object.entries(record).filter(([each]) => each !== key))

/** As it will be stored, or what keeps it from that. */
function read({ field, value }: Draft): { text: string; problem: string } {
  const { data, error } = changeSongBody.shape[field].safeParse(value, inWords)
  const letters = value.trim().length
  if (field === 'title' && letters === 0) {
    return { text: '', problem: messages.noTitle }
  }
  if (field === 'title' && letters > studioLimits.songs.titleMax) {
    return { text: value, problem: messages.longTitle(letters) }
  }
  return { text: data ?? value, problem: error?.issues[0]?.message ?? '' }
}

function eachWord(songs: readonly Song[], visit: (key: string, value: string) => void): void {
  for (const song of songs) {
    for (const field of songFields) {
      visit(draftKey(song.id, field), song[field])
    }
  }
}

const isDirty = (draft: Draft): boolean => read(draft).text !== draft.seen

/**
 * What is written about the songs of a release, until it is stored: kept in this tab at once, saved after a short pause
 * and on leaving the field, sent again when the connection is back, and never over what another window has written.
 */
export function createSongDrafts(songsUrl: string, steps?: Steps) {
  const keptName = `bandstand-songs:${songsUrl}`
  const store = createStore<State>(() => ({ drafts: {}, problems: {}, theirs: {}, phase: 'ready' }))
  const { getState, setState } = store
  const ways = createSongSteps(steps)
  /** Fields that somebody is in. */
  const open = new Set<string>()
  let listener: Listener | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> | null = null

  const keep = (drafts: State['drafts']) => {
    setState({ drafts })
    const dirty = Object.values(drafts).filter(isDirty)
    writeKept(keptName, dirty.length > 0 ? dirty : null)
  }
  const amend = (key: string, change: Partial<Draft>) => {
    const draft = getState().drafts[key]
    if (draft) {
      keep({ ...getState().drafts, [key]: { ...draft, ...change } })
    }
  }
  const drop = (key: string) => {
    const { drafts, problems, theirs } = getState()
    setState({ problems: without(problems, key), theirs: without(theirs, key) })
    keep(without(drafts, key))
  }
  /** All of it is stored; what was typed and taken back by hand is no step. */
  const settle = (key: string) => {
    const draft = getState().drafts[key]
    if (draft && !draft.isWalked && read(draft).text === draft.first) {
      ways.dropLast(key)
    }
    drop(key)
  }
  const tell = (key: string, problem: string) =>
    setState({ problems: { ...getState().problems, [key]: problem } })

  /** What may be sent as it stands. */
  const waiting = () => {
    const { drafts, problems, theirs } = getState()
    return Object.entries(drafts).filter(
      ([key, draft]) =>
        !problems[key] && theirs[key] === undefined && isDirty(draft) && !read(draft).problem,
    )
  }

  const plan = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void send(), ms)
  }

  /** @returns whether others may follow it */
  const sendOne = async (key: string, draft: Draft): Promise<boolean> => {
    const { id, field, seen, value } = draft
    const { text } = read(draft)
    ways.know(key, text)
    const outcome = await ask<Song>(`${songsUrl}/${id}`, {
      method: 'PATCH',
      body: { [field]: text, seen: { [field]: seen } },
    })
    if (outcome.problem === undefined) {
      ways.know(key, outcome.answer[field])
      amend(key, { seen: outcome.answer[field] })
      listener?.onStored(outcome.answer, savedOf(key, draft))
      if (getState().drafts[key]?.value === value && !open.has(key)) {
        settle(key)
      }
      return true
    }
    return outcome.failure?.code === 'STALE_REVISION' ? meet(key, draft) : fail(key, outcome)
  }

  const savedOf = (key: string, { id, field, first }: Draft): Saved => {
    const step = getState().drafts[key]?.isWalked ? undefined : ways.last(key)
    const takeBack = (since: StepBeside) => {
      if (ways.dropSince(key, since)) {
        put(id, field, first)
      }
    }
    return { field, first, takeBack: step ? () => takeBack(step) : null }
  }

  const fail = (key: string, { problem, status }: { problem: string; status: number }) => {
    if (isPassing(status)) {
      setState({ phase: 'offline' })
      plan(retryMs)
      return false
    }
    if (status === 401) {
      setState({ phase: 'signed-out' })
      return false
    }
    tell(key, problem)
    return true
  }

  /** Another window has stored something else: which of both counts is for the artist to say. */
  const meet = async (key: string, { id, field }: Draft): Promise<boolean> => {
    const outcome = await ask<Song[]>(songsUrl)
    if (outcome.problem !== undefined) {
      return fail(key, outcome)
    }
    const song = outcome.answer.find((each) => each.id === id)
    if (song) {
      ways.dropAll(key)
      listener?.onStored(song)
      setState({ theirs: { ...getState().theirs, [key]: song[field] } })
    } else {
      tell(key, messages.otherOrder)
    }
    return true
  }

  const sendAll = async (): Promise<void> => {
    setState({ phase: 'saving' })
    for (const [key] of waiting()) {
      const draft = getState().drafts[key]
      if (draft && !(await sendOne(key, draft))) {
        return
      }
    }
    setState({ phase: 'ready' })
    if (waiting().length > 0) {
      plan(pauseMs)
    }
  }

  const send = (): Promise<void> => {
    clearTimeout(timer)
    if (!running && waiting().length === 0) {
      return Promise.resolve()
    }
    running ??= sendAll().finally(() => {
      running = null
    })
    return running
  }

  const leave = (key: string): void => {
    open.delete(key)
    const draft = getState().drafts[key]
    if (!draft || getState().theirs[key] !== undefined) {
      return
    }
    const { problem } = read(draft)
    if (problem) {
      tell(key, problem)
    } else if (isDirty(draft)) {
      // What was refused, or found no connection, is tried again.
      setState({ problems: without(getState().problems, key) })
      void send()
    } else {
      settle(key)
    }
  }

  const put = (id: string, field: SongField, value: string) => {
    const song = listener?.songOf(id)
    if (song) {
      write(song, field, { value, isWalked: true })
      leave(draftKey(id, field))
    }
  }

  /** All that is written until the field is left and saved is one step. */
  const addStep = (id: string, field: SongField, first: string) => {
    let last = first
    ways.add(draftKey(id, field), first, {
      undo: () => {
        last = getState().drafts[draftKey(id, field)]?.value ?? listener?.songOf(id)?.[field] ?? ''
        put(id, field, first)
      },
      redo: () => put(id, field, last),
    })
  }

  const write = (song: Song, field: SongField, change: Partial<Draft>): void => {
    const key = draftKey(song.id, field)
    const { drafts, problems } = getState()
    const stored = song[field]
    const draft = drafts[key] ?? { id: song.id, field, first: stored, seen: stored, value: stored }
    open.add(key)
    if (problems[key]) {
      setState({ problems: without(problems, key) })
    }
    keep({ ...drafts, [key]: { ...draft, ...change } })
    if (getState().phase !== 'offline') {
      plan(pauseMs)
    }
  }

  const restore = (): void => {
    const kept = readKept<Draft[]>(keptName)
    const drafts = (Array.isArray(kept) ? kept : []).map(
      (draft) => [draftKey(draft.id, draft.field), draft] as const,
    )
    setState({ drafts: { ...getState().drafts, ...Object.fromEntries(drafts) } })
    for (const [key, { id, field, first, seen, isWalked }] of drafts) {
      if (!isWalked && !ways.last(key)) {
        addStep(id, field, first)
        ways.know(key, seen)
      }
      leave(key)
    }
  }

  return {
    store,
    leave,

    write(song: Song, field: SongField, value: string): void {
      const draft = getState().drafts[draftKey(song.id, field)]
      if (draft && !draft.isWalked) {
        write(song, field, { value })
      } else {
        const first = draft?.value ?? song[field]
        addStep(song.id, field, first)
        write(song, field, { value, first, isWalked: false })
      }
    },

    /** Back to what it was before the typing. @returns whether there was something */
    revert(key: string): boolean {
      const draft = getState().drafts[key]
      if (draft) {
        if (!draft.isWalked) {
          ways.dropLast(key)
        }
        amend(key, { value: draft.first, isWalked: true })
        leave(key)
      }
      return draft !== undefined
    },

    /** Ends a conflict: with what stands here, or with what the other window has stored. */
    choose(key: string, which: 'mine' | 'theirs'): void {
      const { drafts, theirs } = getState()
      const draft = drafts[key]
      const seen = theirs[key]
      if (which === 'theirs') {
        open.delete(key)
        drop(key)
      } else if (draft && seen !== undefined) {
        setState({ theirs: without(theirs, key) })
        // The way back leads to what it takes the place of.
        addStep(draft.id, draft.field, seen)
        amend(key, { seen, first: seen, isWalked: false })
        leave(key)
      }
    },

    /** The songs as this window has them stored. */
    know: (songs: readonly Song[]): void => eachWord(songs, ways.know),

    /** The songs as they were read. @returns the fields that another window has written since */
    meet(songs: readonly Song[]): string[] {
      const stored = new Map<string, string>()
      eachWord(songs, (key, value) => stored.set(key, value))
      return ways.meet((key) => stored.get(key))
    },

    /** Sends what there is to send. @returns what keeps it from that, in words */
    async flush(): Promise<string> {
      await send()
      await send()
      const kind = unsavedKind(getState())
      return kind ? `${besideLabel(kind)} (songs)` : ''
    },

    /** While the songs are on the screen. @returns ends it, with one more save */
    listen(given: Listener): () => void {
      listener = given
      const again = () => void send()
      window.addEventListener('online', again)
      document.addEventListener('visibilitychange', again)
      restore()
      return () => {
        window.removeEventListener('online', again)
        document.removeEventListener('visibilitychange', again)
        listener = null
        again()
      }
    },
  }
}

/** For the bar of the screen; null while all is saved. */
export function unsavedKind({ drafts, problems, theirs, phase }: State): UnsavedKind | null {
  const dirty = Object.values(drafts).filter(isDirty)
  if (Object.keys(theirs).length > 0) {
    return 'conflict'
  }
  if (dirty.length === 0) {
    return null
  }
  if (phase === 'offline' || phase === 'signed-out') {
    return phase
  }
  const isHeld = Object.keys(problems).length > 0 || dirty.some((draft) => read(draft).problem)
  return isHeld ? 'held' : 'saving'
}
