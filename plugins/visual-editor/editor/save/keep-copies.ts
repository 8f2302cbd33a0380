import type { CopyStore } from '@/plugins/visual-editor/editor/save/copy-store'
import type { SaveQueue } from '@/plugins/visual-editor/editor/save/save-queue'

type Options<Content> = {
  copies: CopyStore<Content>
  queue: Pick<SaveQueue<Content>, 'isDirty' | 'baseRev'>
  source: { read: () => Content }
  onCopied: (isCopied: boolean) => void
}

const idleMs = 300

/** Keeps the browser's copy in step with what is unsaved, and clears it once the server has it all. */
export function keepCopies<Content>({ copies, queue, source, onCopied }: Options<Content>) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let lastKey: string | null = null
  let working: Promise<void> = Promise.resolve()

  const write = async () => {
    const former = lastKey
    const { isDirty, baseRev } = queue
    lastKey = isDirty()
      ? await copies.put({ content: source.read(), rev: baseRev(), isAside: false })
      : null
    onCopied(lastKey !== null)
    if (former && former !== lastKey) {
      await copies.remove(former)
    }
  }

  /** One after the other, so that the last state is the last to be written. */
  const keepNow = (): Promise<void> => {
    clearTimeout(timer)
    working = working.then(write)
    return working
  }

  return {
    keepNow,

    /** Says that content or queue may have changed. */
    changed(): void {
      clearTimeout(timer)
      timer = setTimeout(() => void keepNow(), idleMs)
    },

    /** Keeps what is there now, before something else takes its place. */
    async setAside(): Promise<void> {
      await copies.put({ content: source.read(), rev: queue.baseRev(), isAside: true })
    },
  }
}
