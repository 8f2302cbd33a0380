import { useCallback, useEffect, useRef, useState } from 'react'
import { draftKey, type SongDrafts } from '@/plugins/catalog/songs/admin/song-drafts'
import type { Steps } from '@/plugins/catalog/songs/admin/song-steps'
import { ask, canBeRetried, type Outcome } from '@/src/admin/call-api'
import { usePolled } from '@/src/admin/use-polled'
import type { Side, StepBeside } from '@/src/admin/writing/writing-history'
import type { Song } from '@/src/core/contracts/music/song-answers'
import type { ChangeSong, ChangeSongs } from '@/src/core/contracts/music/songs'
import { limits } from '@/src/core/limits'

/** What a change changes of a song, as it was. Without a number of plays of its own a song has that which all have. */
const formerOf = (song: Song, body: ChangeSong): ChangeSong =>
  Object.fromEntries(
    (Object.keys(body) as (keyof ChangeSongs)[]).map((key) => [
      key,
      key === 'playLimit' ? (song.playLimit ?? limits.streaming.defaultPlays) : song[key],
    ]),
  )

/** What was done, and the way back. */
export type Undoable = {
  words: string
  undo: () => void
  /** Of the title that was written. */
  key?: string
}

type Walk = () => Promise<Outcome<unknown>>

const pollMs = 2000
const undoMs = 8000

const untilHeard = (songs: Song[]) =>
  songs.some(({ file }) => file?.state === 'checking') ? pollMs : null

type Options = {
  drafts: SongDrafts
  /** Left out where the screen has no way back and forth. */
  steps?: Steps | undefined
  onChanged: () => void
}

/** The songs of a release, and what can be done to them; each change shows at once. */
export function useSongs(songsUrl: string, { drafts, steps, onChanged }: Options) {
  const [version, setVersion] = useState(0)
  const { data, set } = usePolled<Song[]>(`${songsUrl}#${version}`, untilHeard)
  const [undoable, setUndoable] = useState<Undoable | null>(null)
  const [problem, setProblem] = useState('')
  const [removing, setRemoving] = useState<ReadonlySet<string>>(new Set())
  const latest = useRef<Song[]>([])
  latest.current = data ?? []

  // What keeps a release off sale changes when its last file has been listened to.
  const isListening = untilHeard(data ?? []) !== null
  const wasListening = useRef(isListening)
  useEffect(() => {
    if (wasListening.current && !isListening) {
      onChanged()
    }
    wasListening.current = isListening
  }, [isListening, onChanged])

  /** Offers the way back from these titles no longer. */
  const withdraw = useCallback((keys: readonly string[]) => {
    setUndoable((now) => (now?.key !== undefined && keys.includes(now.key) ? null : now))
  }, [])
  const reload = useCallback(() => setVersion((now) => now + 1), [])
  const show = (songs: Song[]) => {
    latest.current = songs
    drafts.know(songs)
    set(songs)
  }
  /**
   * One that was sent is known at once: sorting need not wait for the list. The list is asked for anyway while any file is
   * listened to, so hundreds that are sent need not ask for it each.
   */
  const noteSent = (song: Song) => {
    if (!latest.current.some(({ id }) => id === song.id)) {
      show([...latest.current, song])
    }
    if (data === null || untilHeard([song]) === null) {
      reload()
    }
  }
  const patch = (id: string, change: Partial<Song>) =>
    show(latest.current.map((song) => (song.id === id ? { ...song, ...change } : song)))

  /**
   * What is being done: a step of the screen at once, so that an undo ahead of the answer is of it. What could not be
   * stored for now can be tried again; a step that is refused would bar the way to those before it.
   */
  const begin = (undo: Walk, redo: Walk) => {
    let offered: Undoable | null = null
    let isBack = false
    /** As the server has it. */
    let stored: Side = 'past'
    let walks = 0
    const walk = async (
      to: Side,
      way: Walk,
      again = (it: StepBeside) => steps?.putStep(it, stored),
    ) => {
      walks += 1
      const own = walks
      isBack = to === 'future'
      const outcome = await way()
      setProblem(outcome.problem ?? '')
      if (outcome.problem === undefined) {
        stored = to
      } else if (own === walks) {
        isBack = stored === 'future'
        canBeRetried(outcome.status) ? again(step) : drop()
      }
    }
    const back = (again?: (it: StepBeside) => void) => {
      setUndoable((now) => (now === offered ? null : now))
      void walk('future', undo, again)
    }
    const step: StepBeside = { undo: () => back(), redo: () => void walk('past', redo) }
    const drop = () => steps?.dropStep(step)
    steps?.addStep(step)
    return {
      /** It was not done, or there is no way back any more. */
      drop,
      /** Once it is done: tells so, with the way back. */
      offer: (words: string) => {
        if (!isBack) {
          const takeBack = () => {
            drop()
            back((it) => steps?.addStep(it))
          }
          offered = { words, undo: takeBack }
          setUndoable(offered)
        }
      },
    }
  }

  const inTurn = useRef<Promise<unknown>>(Promise.resolve())
  /** After the call before it, which may be what it takes back. */
  const call = <Answer>(...given: Parameters<typeof ask>) => {
    const answered = inTurn.current.then(() => ask<Answer>(...given))
    inTurn.current = answered
    return answered
  }

  const save = async (id: string, body: ChangeSong): Promise<Outcome<Song>> => {
    const outcome = await call<Song>(`${songsUrl}/${id}`, { method: 'PATCH', body })
    if (outcome.problem === undefined) {
      patch(id, outcome.answer)
      onChanged()
    }
    return outcome
  }

  const onStored: Parameters<SongDrafts['listen']>[0]['onStored'] = (song, saved) => {
    patch(song.id, song)
    if (saved) {
      onChanged()
    }
    if (saved?.field === 'title') {
      const key = draftKey(song.id, 'title')
      const { first, takeBack } = saved
      if (takeBack && first !== song.title) {
        const said = `“${first}” is called “${song.title}” now.`
        const undo = () => {
          withdraw([key])
          takeBack()
        }
        setUndoable({ words: said, key, undo })
      } else {
        withdraw([key])
      }
    }
  }
  const stored = useRef(onStored)
  stored.current = onStored
  // After the list, or an older one would come behind what is sent.
  const isRead = data !== null
  useEffect(
    () =>
      isRead
        ? drafts.listen({
            onStored: (song, saved) => stored.current(song, saved),
            songOf: (id) => latest.current.find((song) => song.id === id),
          })
        : undefined,
    [drafts, isRead],
  )
  // Read anew, they may be what another window has written.
  useEffect(() => {
    withdraw(data ? drafts.meet(data) : [])
  }, [data, drafts, withdraw])
  // Back in this window: another one may have changed them.
  useEffect(() => {
    const onShown = () => document.visibilityState === 'visible' && reload()
    document.addEventListener('visibilitychange', onShown)
    return () => document.removeEventListener('visibilitychange', onShown)
  }, [reload])

  /** Shown at once, and taken back when it cannot be stored. @returns what is wrong with it */
  const change = async (id: string, body: ChangeSong): Promise<string> => {
    const before = latest.current.find((song) => song.id === id)
    const former = before ? formerOf(before, body) : {}
    let stored = former
    const send = async (wanted: ChangeSong) => {
      patch(id, wanted as Partial<Song>)
      const outcome = await save(id, wanted)
      if (outcome.problem === undefined) {
        stored = wanted
      } else {
        patch(id, stored as Partial<Song>)
      }
      return outcome
    }
    const step = begin(
      () => send(former),
      () => send(body),
    )
    const { problem = '' } = await send(body)
    if (problem) {
      step.drop()
    }
    return problem
  }

  const changeAll = async (body: ChangeSongs, words: string): Promise<void> => {
    const before = latest.current
    const send = async () => {
      const shown = latest.current
      show(shown.map((song) => ({ ...song, ...body }) as Song))
      const outcome = await call<Song[]>(songsUrl, { method: 'PATCH', body })
      setProblem(outcome.problem ?? '')
      if (outcome.problem === undefined) {
        show(outcome.answer)
        onChanged()
      } else {
        show(shown)
      }
      return outcome
    }
    const takeBack = async () => {
      const ids = new Set(latest.current.map(({ id }) => id))
      const left = before.filter(({ id }) => ids.has(id))
      const outcomes = await Promise.all(left.map((song) => save(song.id, formerOf(song, body))))
      const failed = outcomes.filter((outcome) => outcome.problem !== undefined)
      return failed.find(({ status }) => canBeRetried(status)) ?? failed[0] ?? { answer: null }
    }
    const step = begin(takeBack, send)
    if ((await send()).problem === undefined) {
      step.offer(words)
    } else {
      step.drop()
    }
  }

  const putOrder = async (ids: readonly string[]): Promise<Outcome<Song[]>> => {
    const before = latest.current
    const byId = new Map(before.map((song) => [song.id, song]))
    // Songs that came since stay behind the others, and those that went are no more.
    const wanted = [...ids, ...byId.keys()]
    const order = [...new Set(wanted)].filter((id) => byId.has(id))
    show(
      order.flatMap((id, index) => {
        const song = byId.get(id)
        const position = index + 1
        return song ? [song.position === position ? song : { ...song, position }] : []
      }),
    )
    const url = `${songsUrl}/order`
    const outcome = await call<Song[]>(url, { method: 'PUT', body: { ids: order } })
    setProblem(outcome.problem ?? '')
    if (outcome.problem !== undefined) {
      show(before)
      reload()
    } else {
      show(outcome.answer)
      onChanged()
    }
    return outcome
  }

  const sort = async (ids: readonly string[], isStep = true): Promise<void> => {
    const before = latest.current.map(({ id }) => id)
    const step = isStep
      ? begin(
          () => putOrder(before),
          () => putOrder(ids),
        )
      : null
    if ((await putOrder(ids)).problem === undefined) {
      step?.offer('The songs are in another order.')
    } else {
      step?.drop()
    }
  }

  /** Removed for good once it cannot be undone any more; also when the page is left before. */
  const pending = useRef(new Map<string, () => void>())
  const unmark = (id: string) => {
    pending.current.delete(id)
    setRemoving((now) => new Set([...now].filter((each) => each !== id)))
  }
  /** @returns takes it back */
  const removeLater = (song: Song, onSent: () => void) => {
    const send = async () => {
      if (!pending.current.delete(song.id)) {
        return
      }
      clearTimeout(timer)
      onSent()
      const url = `${songsUrl}/${song.id}`
      const outcome = await ask(url, { method: 'DELETE', keepalive: true })
      const isGone = outcome.problem === undefined || outcome.status === 404
      setProblem(isGone ? '' : (outcome.problem ?? ''))
      setUndoable(null)
      reload()
      unmark(song.id)
      onChanged()
    }
    const timer = setTimeout(send, undoMs)
    pending.current.set(song.id, send)
    setRemoving((now) => new Set([...now, song.id]))
    return () => {
      clearTimeout(timer)
      unmark(song.id)
    }
  }
  const remove = (song: Song) => {
    let takeBack = removeLater(song, () => step.drop())
    const step = begin(
      async () => {
        takeBack()
        return { answer: null }
      },
      async () => {
        takeBack = removeLater(song, () => step.drop())
        return { answer: null }
      },
    )
    step.offer(`“${song.title}” is removed.`)
  }
  useEffect(() => {
    const sendAll = () => {
      for (const send of [...pending.current.values()]) {
        send()
      }
    }
    window.addEventListener('pagehide', sendAll)
    return () => {
      window.removeEventListener('pagehide', sendAll)
      sendAll()
    }
  }, [])

  return {
    songs: data?.filter(({ id }) => !removing.has(id)) ?? null,
    all: () => latest.current,
    undoable,
    dismissUndo: () => setUndoable(null),
    problem,
    tell: setProblem,
    reload,
    patch,
    change,
    changeAll,
    noteSent,
    sort,
    remove,
  }
}

export type Songs = ReturnType<typeof useSongs>
