import type { Copy, CopyStore } from '@/plugins/visual-editor/editor/save/copy-store'
import type { SaveQueue } from '@/plugins/visual-editor/editor/save/save-queue'
import { callWhenIdle } from '@/src/admin/call-when-idle'

/** Whether the browser has what is unsaved: nothing to keep, kept, or no room for it. */
export type CopyState = 'none' | 'kept' | 'failed'

type Options<Content> = {
  copies: CopyStore<Content>
  queue: Pick<SaveQueue<Content>, 'isDirty' | 'baseRev'>
  source: { read: () => Content }
  onCopy: (state: CopyState) => void
}

const idleMs = 300
const longestWaitMs = 1000

/** Keeps the browser's copy in step with what is unsaved, and clears it once the server has it all. */
export function syncLocalCopies<Content>({ copies, queue, source, onCopy }: Options<Content>) {
  let stopWaiting = () => {}
  let waitingSince: number | null = null
  let lastKey: string | null = null
  let working: Promise<void> = Promise.resolve()

  const write = async () => {
    const { isDirty, baseRev } = queue
    const former = lastKey
    const isNeeded = isDirty()
    const key = isNeeded
      ? await copies.put({ content: source.read(), rev: baseRev(), isAside: false })
      : null
    onCopy(isNeeded ? (key === null ? 'failed' : 'kept') : 'none')
    // Where the new copy finds no room, the former one is the best there is.
    if (isNeeded && key === null) {
      return
    }
    lastKey = key
    if (former && former !== key) {
      await copies.remove(former)
    }
  }

  /** One after the other, so that the last state is the last to be written. */
  const keepNow = (): Promise<void> => {
    stopWaiting()
    waitingSince = null
    working = working.then(write)
    return working
  }

  return {
    keepNow,

    /** Says that content or queue may have changed. */
    changed(): void {
      stopWaiting()
      waitingSince ??= Date.now()
      const waitMs = Math.min(idleMs, Math.max(0, waitingSince + longestWaitMs - Date.now()))
      stopWaiting = callWhenIdle(() => void keepNow(), waitMs)
    },

    /** Keeps what something else takes the place of. Answers whether that worked. */
    async putAside(stored: Pick<Copy<Content>, 'content' | 'rev'>): Promise<boolean> {
      return (await copies.put({ ...stored, isAside: true })) !== null
    },
  }
}
