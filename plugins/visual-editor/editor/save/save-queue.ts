/** What one attempt to save came to. */
export type SaveResult =
  | { kind: 'saved'; rev: number }
  /** Someone else saved since; nothing was written. */
  | { kind: 'conflict' }
  /** Someone else has the page open and is changing it. */
  | { kind: 'locked' }
  /** Refused for good: trying the same again cannot help. */
  | { kind: 'refused'; message: string }
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
  | { kind: 'refused'; message: string }
  /** Nothing is sent until somebody says so. */
  | { kind: 'held' }

export type SaveQueue<Content = unknown> = ReturnType<typeof createSaveQueue<Content>>

export type SaveQueueOptions<Content> = {
  /** The revision the page was loaded with. */
  rev: number
  /** The page as it is now; asked at the moment of sending, so that the newest wins. */
  read: () => Content
  send: (content: Content, baseRev: number) => Promise<SaveResult>
  onState: (state: SaveState) => void
}

const idleMs = 1000
const longestWaitMs = 5000
const retryMs = [2000, 5000, 15_000, 30_000] as const

/**
 * Saves a second after the last change and at the latest five seconds after the first, one request
 * at a time, and tries again with growing pauses while the server cannot be reached.
 */
export function createSaveQueue<Content>({ rev, read, send, onState }: SaveQueueOptions<Content>) {
  let saved: Content = read()
  let baseRev = rev
  let timer: ReturnType<typeof setTimeout> | undefined
  let dirtySince: number | null = null
  let failures = 0
  let running: Promise<void> | null = null
  let isHalted = false
  let isDisposed = false

  const report = (state: SaveState) => {
    if (!isDisposed) {
      onState(state)
    }
  }

  const wait = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void run(), ms)
  }

  const run = (): Promise<void> => {
    clearTimeout(timer)
    running ??= attempt().finally(() => {
      running = null
    })
    return running
  }

  const attempt = async () => {
    const content = read()
    if (content === saved || isHalted) {
      dirtySince = null
      return
    }
    report({ kind: 'saving' })
    settle(content, await send(content, baseRev))
  }

  const settle = (content: Content, result: SaveResult) => {
    if (result.kind === 'saved') {
      baseRev = result.rev
      saved = content
      failures = 0
      dirtySince = null
      if (read() === saved) {
        report({ kind: 'saved', at: new Date() })
      } else {
        changed()
      }
    } else if (result.kind === 'unreachable' || result.kind === 'signed-out') {
      report({ kind: result.kind === 'unreachable' ? 'offline' : 'signed-out' })
      wait(retryMs[Math.min(failures, retryMs.length - 1)] ?? longestWaitMs)
      failures += 1
    } else {
      isHalted = true
      report(result)
    }
  }

  const changed = () => {
    if (isHalted || isDisposed) {
      return
    }
    if (read() === saved) {
      dirtySince = null
      clearTimeout(timer)
      report({ kind: 'saved', at: null })
      return
    }
    dirtySince ??= Date.now()
    if (failures === 0) {
      report({ kind: 'waiting' })
      wait(Math.min(idleMs, Math.max(0, dirtySince + longestWaitMs - Date.now())))
    }
  }

  return {
    /** Says that the page may have changed. */
    changed,
    isDirty: () => read() !== saved,
    /** The revision of the server's copy that this page grew from. */
    baseRev: () => baseRev,

    /** Saves now what is not saved yet. Answers whether the server has everything. */
    async flush(): Promise<boolean> {
      await running
      await run()
      return read() === saved
    },

    /** Tries again at once when an earlier try has failed: the connection or the login may be back. */
    nudge(): void {
      if (failures > 0 && !isHalted) {
        void run()
      }
    },

    /** Sends nothing any more until {@link resume}, and says why. */
    halt(state: SaveState): void {
      isHalted = true
      clearTimeout(timer)
      report(state)
    },

    /** Goes on after a conflict or refusal; without content, ours is sent over the given revision. */
    resume(rev: number, theirs?: Content): void {
      baseRev = rev
      isHalted = false
      failures = 0
      if (theirs !== undefined) {
        saved = theirs
      }
      changed()
    },

    dispose(): void {
      isDisposed = true
      clearTimeout(timer)
    },
  }
}
