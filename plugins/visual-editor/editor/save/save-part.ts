import { createStore } from 'zustand/vanilla'
import type { Copy, CopyStore } from '@/plugins/visual-editor/editor/save/copy-store'
import { keepCopies } from '@/plugins/visual-editor/editor/save/keep-copies'
import {
  createSaveQueue,
  type SaveResult,
  type SaveState,
} from '@/plugins/visual-editor/editor/save/save-queue'

/** Content as the server has it. */
export type Stored<Content> = { content: Content; rev: number }

export type PublishResult =
  | { kind: 'published' }
  /** Someone else saved since; nothing went live. */
  | { kind: 'conflict' }
  | { kind: 'failed'; message: string }

/** Where the content lives while it is edited. */
export type PartSource<Content> = {
  /** The content now; the same object until something changes. */
  read: () => Content
  subscribe: (onChange: () => void) => () => void
  /** Puts other content in its place. One step of undo where the source has an undo. */
  replace: (content: Content) => void
}

/** Where it is stored. None of the calls throws. */
export type PartServer<Content> = {
  /** With `keepsFormer` the draft of before stays as a version of its own. */
  saveDraft: (content: Content, baseRev: number, keepsFormer: boolean) => Promise<SaveResult>
  /** The latest draft; null when it cannot be read. */
  load: () => Promise<Stored<Content> | null>
  /** Makes the draft of this revision live. */
  publish: (rev: number) => Promise<PublishResult>
  /** Makes what is live the draft again, in place of the given revision; null when that failed. */
  discard: (rev: number) => Promise<Stored<Content> | null>
}

export type SavePartOptions<Content> = {
  /** For sentences: "the page", "the theme". */
  name: 'page' | 'theme'
  rev: number
  hasUnpublished: boolean
  /** Saving waits until `accept`: what is stored could not be read whole. */
  isHeld?: boolean
  source: PartSource<Content>
  server: PartServer<Content>
  /** Keeps copies in this browser while something is unsaved. */
  copies?: CopyStore<Content>
}

export type KeptCopy<Content> = Copy<Content> & {
  /** It says the same as what is shown. */
  isShown: boolean
  /** Puts it in place of what is shown. */
  restore: () => void
}

export type PartState = { save: SaveState; hasUnpublished: boolean; isCopied: boolean }

/**
 * One thing that is saved by itself: the page, or the theme. Each has its own revision, queue and
 * copy in the browser; `useSaving` joins them into what the creator sees.
 */
export type SavePart = Omit<ReturnType<typeof createSavePart<unknown>>, 'queue'>

export function createSavePart<Content>(options: SavePartOptions<Content>) {
  const { source, server, copies } = options
  let isHeld = options.isHeld ?? false
  // What the next save takes the place of has to stay among the versions.
  let keepsFormer = isHeld
  const store = createStore<PartState>()(() => ({
    save: isHeld ? { kind: 'held' } : { kind: 'saved', at: null },
    hasUnpublished: options.hasUnpublished,
    isCopied: false,
  }))
  const queue = createSaveQueue<Content>({
    rev: options.rev,
    read: source.read,
    send: async (content, baseRev) => {
      const isKeeping = keepsFormer
      const result = await server.saveDraft(content, baseRev, isKeeping)
      if (isKeeping && result.kind === 'saved') {
        keepsFormer = false
      }
      return result
    },
    onState: (save) => {
      const isChanging = save.kind === 'waiting' || save.kind === 'saving'
      store.setState((state) => ({ save, hasUnpublished: state.hasUnpublished || isChanging }))
      if (save.kind === 'saved') {
        kept?.changed()
      }
    },
  })
  const onCopied = (isCopied: boolean) => store.setState({ isCopied })
  const kept = copies && keepCopies({ copies, queue, source, onCopied })
  if (isHeld) {
    queue.halt({ kind: 'held' })
  }

  /** What was saved in the meantime takes the place of ours, which stays in the browser. */
  const take = async (stored: Stored<Content> | null): Promise<boolean> => {
    if (stored) {
      await kept?.setAside()
      source.replace(stored.content)
      queue.resume(stored.rev, source.read())
    }
    return stored !== null
  }

  return {
    name: options.name,
    store,
    queue,
    isDirty: queue.isDirty,
    flush: queue.flush,
    load: server.load,

    /** Listens to changes, the connection and the window; call once, undo with the answer. */
    connect(): () => void {
      const listening = new AbortController()
      const { signal } = listening
      window.addEventListener('online', queue.nudge, { signal })
      // Trying at once says so at once.
      window.addEventListener('offline', () => queue.isDirty() && void queue.flush(), { signal })
      window.addEventListener('focus', queue.nudge, { signal })
      window.addEventListener('pagehide', () => void kept?.keepNow(), { signal })
      document.addEventListener(
        'visibilitychange',
        () => {
          void kept?.keepNow()
          queue.nudge()
        },
        { signal },
      )
      const stop = source.subscribe(() => {
        queue.changed()
        kept?.changed()
      })
      const release = copies?.hold()
      return () => {
        stop()
        listening.abort()
        release?.()
      }
    },

    async publish(): Promise<PublishResult> {
      const result = await server.publish(queue.baseRev())
      if (result.kind === 'published') {
        store.setState({ hasUnpublished: false })
      } else if (result.kind === 'conflict') {
        queue.halt({ kind: 'conflict' })
      }
      return result
    },

    /** Back to what visitors see. Answers whether that worked. */
    async discard(): Promise<boolean> {
      const isDone = await take(await server.discard(queue.baseRev()))
      if (isDone) {
        store.setState({ hasUnpublished: false, save: { kind: 'saved', at: new Date() } })
      }
      return isDone
    },

    /** After a conflict: ours goes over what was saved in the meantime. */
    async keepMine(): Promise<void> {
      const stored = await server.load()
      if (stored) {
        keepsFormer = true
        queue.resume(stored.rev)
      }
    },

    loadTheirs: async (): Promise<boolean> => take(await server.load()),

    /** Sends nothing any more until `catchUp`: another person has taken over. */
    lock(): void {
      if (store.getState().save.kind !== 'locked') {
        queue.halt({ kind: 'locked' })
      }
    },

    /** Saves what was made of content that could not be read whole. */
    accept(): void {
      isHeld = false
      queue.resume(queue.baseRev())
    },

    /** Unsaved work of earlier visits that this browser still has, newest first. */
    async listCopies(): Promise<KeptCopy<Content>[]> {
      const shown = JSON.stringify(source.read())
      return ((await copies?.list()) ?? []).map((copy) => ({
        ...copy,
        isShown: JSON.stringify(copy.content) === shown,
        restore: () => {
          keepsFormer = true
          source.replace(copy.content)
        },
      }))
    },
    /** Writes the browser's copy now. */
    keepCopy: async () => kept?.keepNow(),
    baseRev: queue.baseRev,

    /**
     * Goes on after others had the page: what they saved is shown, unless something of ours is
     * unsaved; that is sent, and meets a conflict where they saved too.
     */
    async catchUp(): Promise<void> {
      if (isHeld) {
        queue.halt({ kind: 'held' })
        return
      }
      const stored = queue.isDirty() ? null : await server.load()
      if (stored && stored.rev !== queue.baseRev()) {
        source.replace(stored.content)
        queue.resume(stored.rev, source.read())
      } else {
        queue.resume(queue.baseRev())
      }
    },

    removeCopy: async (key: string) => copies?.remove(key),

    /** Sends again what was refused. */
    retry: () => queue.resume(queue.baseRev()),
  }
}
