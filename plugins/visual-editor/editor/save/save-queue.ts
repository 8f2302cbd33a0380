import { callWhenIdle } from '@/src/admin/call-when-idle'
import type { FieldError } from '@/src/core/errors'

/** What one attempt to save came to. */
export type SaveResult<Content = never> =
  | { kind: 'saved'; rev: number }
  /** The server has something else that ours is to go over: an earlier write of ours, or one it contains by now. */
  | { kind: 'overtaken'; rev: number; content: Content }
  /** Someone else saved since; nothing was written. */
  | { kind: 'conflict' }
  /** Someone else has the page open and is changing it. */
  | { kind: 'locked' }
  /** Trying the same again cannot help. */
  | {
      kind: 'refused'
      message: string
      /** What the server says to single fields, `layout.<id of a block>.<setting>` on a page. */
      fields?: readonly FieldError[]
      /** The block that it is about. */
      blockId?: string
      /** The server has all the rest, as this revision. */
      restRev?: number
    }
  /** The server could not be reached or failed; worth another try. */
  | { kind: 'unreachable' }
  /** The session has ended; worth another try after a login, in another tab perhaps. */
  | { kind: 'signed-out' }

export type SaveState =
  | { kind: 'saved'; at: Date | null }
  | { kind: 'waiting' }
  | { kind: 'saving' }
  | { kind: 'offline' }
  | { kind: 'signed-out' }
  | { kind: 'conflict' }
  | { kind: 'locked' }
  | { kind: 'refused'; message: string; blockId?: string }
  /** Nothing is sent until somebody says so. */
  | { kind: 'held' }

export type SaveQueue<Content = unknown> = ReturnType<typeof createSaveQueue<Content>>

export type SaveQueueOptions<Content> = {
  /** The revision the page was loaded with. */
  rev: number
  /** The page as it is now; asked at the moment of sending, so that the newest wins. */
  read: () => Content
  send: (content: Content, baseRev: number) => Promise<SaveResult<Content>>
  onState: (state: SaveState) => void
  /** Otherwise nothing is sent until `flush`. */
  savesItself?: boolean
}

const idleMs = 1000
const longestWaitMs = 5000
const retryMs = [2000, 5000, 15_000, 30_000] as const

/**
 * Saves a second after the last change and at the latest five seconds after the first, one request
 * at a time, and tries again with growing pauses while the server cannot be reached.
 */
export function createSaveQueue<Content>({
  rev,
  read,
  send,
  onState,
  savesItself = true,
}: SaveQueueOptions<Content>) {
  /** What the server has; undefined while that is unsure, after a write without an answer. */
  let saved: Content | undefined = read()
  /** What was loaded or saved last for certain; of the same revision, unless answers were lost. */
  let base = read()
  let refused: Content | undefined
  let baseRev = rev
  let stopWaiting = () => {}
  let dirtySince: number | null = null
  let failures = 0
  let running: Promise<boolean> | null = null
  let isHalted = false
  let isOpen = true
  let isAlone = false
  let last: Promise<unknown> = Promise.resolve()
  /** Tells answers that came too late: what they say was decided otherwise in the meantime. */
  let generation = 0

  const wait = (ms: number) => {
    stopWaiting()
    if (!isAlone && isOpen) {
      stopWaiting = callWhenIdle(() => void run(), ms)
    }
  }

  /** Answers whether the server has what there is at this moment. */
  const run = (): Promise<boolean> => {
    stopWaiting()
    running ??= attempt().finally(() => {
      running = null
    })
    return running
  }

  const attempt = async (): Promise<boolean> => {
    const content = read()
    if (content === saved) {
      dirtySince = null
      return true
    }
    if (isHalted || content === refused) {
      return false
    }
    // While tries fail, what is said stays until one comes through.
    if (failures === 0) {
      onState({ kind: 'saving' })
    }
    const begun = generation
    const result = await send(content, baseRev)
    if (begun !== generation) {
      changed()
      return false
    }
    if (result.kind === 'overtaken') {
      baseRev = result.rev
      base = result.content
      saved = result.content
      return read() === saved ? settle(saved, { kind: 'saved', rev: baseRev }) : attempt()
    }
    return settle(content, result)
  }

  const settle = (
    content: Content,
    result: Exclude<SaveResult<Content>, { kind: 'overtaken' }>,
  ): boolean => {
    if (result.kind === 'saved') {
      baseRev = result.rev
      saved = content
      base = content
      failures = 0
      dirtySince = null
      if (read() !== saved) {
        changed()
      } else if (!isHalted) {
        onState({ kind: 'saved', at: new Date() })
      }
      return true
    }
    if (result.kind === 'unreachable') {
      saved = undefined
    }
    if (isHalted) {
      return false
    }
    onState(result.kind === 'unreachable' ? { kind: 'offline' } : result)
    if (result.kind === 'unreachable' || result.kind === 'signed-out') {
      failures += 1
      wait(pauseMs(failures))
    } else if (result.kind === 'refused') {
      // The server is there again: the next change is sent like any other.
      failures = 0
      refused = content
      if (result.restRev !== undefined) {
        baseRev = result.restRev
        saved = undefined
      }
    } else {
      isHalted = true
    }
    return false
  }

  const changed = () => {
    if (isHalted) {
      return
    }
    const content = read()
    if (content === saved) {
      dirtySince = null
      stopWaiting()
      onState({ kind: 'saved', at: null })
      return
    }
    dirtySince ??= Date.now()
    if (failures === 0 && content !== refused) {
      onState({ kind: 'waiting' })
      if (savesItself) {
        wait(Math.min(idleMs, Math.max(0, dirtySince + longestWaitMs - Date.now())))
      }
    }
  }

  /** Waits for what is in flight, then runs a call while nothing else is sent, and goes on after it. */
  const alone = <Answer>(call: () => Promise<Answer>): Promise<Answer> => {
    const turn = last.then(async () => {
      isAlone = true
      stopWaiting()
      await running
      try {
        return await call()
      } finally {
        isAlone = false
        if (failures > 0) {
          wait(pauseMs(failures))
        } else if (read() !== saved) {
          changed()
        }
      }
    })
    last = turn.catch(() => undefined)
    return turn
  }

  return {
    /** Says that the page may have changed. */
    changed,
    isDirty: () => read() !== saved,
    /** What the server has; undefined while that is unsure. */
    saved: () => saved,
    /** The revision of the server's copy that this page grew from. */
    baseRev: () => baseRev,
    /** What was on the server when this window loaded or saved last, as far as that is certain. */
    base: () => base,

    /**
     * Runs a call that counts on the server's copy to stay as it is. `save` sends what is not saved
     * yet and answers whether the server has it.
     */
    alone: <Answer>(call: (save: () => Promise<boolean>) => Promise<Answer>) =>
      alone(() => call(run)),

    /** Saves now what is not saved yet. Answers whether the server has what there was when it began. */
    flush: (): Promise<boolean> =>
      alone(() => {
        refused = undefined
        return run()
      }),

    /** Saves now instead of soon: the window may be about to close. */
    hurry(): void {
      if (savesItself && dirtySince !== null && failures === 0 && !isHalted && !isAlone) {
        void run()
      }
    },

    /** Tries again at once when an earlier try has failed: the connection or the login may be back. */
    nudge(): void {
      if (failures > 0 && !isHalted && !isAlone) {
        void run()
      }
    },

    /** Sends nothing any more until {@link resume}, and says why. */
    halt(state: SaveState): void {
      isHalted = true
      stopWaiting()
      onState(state)
    },

    /** Goes on after a conflict or refusal; without content, ours is sent over the given revision. */
    resume(rev: number, theirs?: Content): void {
      generation += 1
      baseRev = rev
      isHalted = false
      failures = 0
      refused = undefined
      if (theirs !== undefined) {
        saved = theirs
        base = theirs
      }
      changed()
    },

    /** The editor is open, or closed: a closed one begins nothing any more. */
    setOpen(next: boolean): void {
      isOpen = next
      if (!isOpen) {
        stopWaiting()
      }
    },
  }
}

const pauseMs = (failures: number) =>
  retryMs[Math.min(failures, retryMs.length) - 1] ?? longestWaitMs
