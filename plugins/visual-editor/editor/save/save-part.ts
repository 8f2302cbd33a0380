import { createStore } from 'zustand/vanilla'
import { saveErrorMessage } from '@/plugins/visual-editor/editor/save/dialogs/problem-labels'
import { type BroughtTogether, createMerging } from '@/plugins/visual-editor/editor/save/merging'
import type {
  KeptCopy,
  PartState,
  PublishResult,
  SavePartOptions,
  Stored,
  Taken,
} from '@/plugins/visual-editor/editor/save/part-contract'
import { recogniseOwnWrites } from '@/plugins/visual-editor/editor/save/recognise-own-writes'
import { createSaveQueue, type SaveQueue } from '@/plugins/visual-editor/editor/save/save-queue'
import {
  type CopyState,
  syncLocalCopies,
} from '@/plugins/visual-editor/editor/save/sync-local-copies'
import { canonicalJson, sameJson } from '@/src/core/json'
import type { Choices } from '@/src/core/merge-values'
import { ownerMessages } from '@/src/core/messages/owner-messages'

/** Saves take each other's place among the versions; after so much work the former one stays. */
const longestUnkeptMs = 30 * 60 * 1000

/** As often another window may save in the middle of publishing. */
const maxPublishTries = 3

/**
 * One thing that is saved by itself: the page, or the theme. Each has its own revision, queue and
 * copy in the browser; `useSaving` joins them into what the creator sees.
 */
export type SavePart = Omit<ReturnType<typeof createSavePart<unknown>>, 'queue'>

export function createSavePart<Content>(options: SavePartOptions<Content>) {
  const { source, server, copies } = options
  const { problems = [] } = options
  const isHeld = problems.length > 0
  // What the next save takes the place of has to stay among the versions; a draft of earlier, too.
  let keepsFormer = isHeld || options.hasUnpublished
  let keptAt = Date.now()
  /** What visitors have; undefined while that is not known. */
  let live = isHeld || options.hasUnpublished ? undefined : source.read()
  /** What was saved since may have been put live by another window. */
  let isLiveInDoubt = false
  const store = createStore<PartState>()(() => ({
    save: isHeld ? { kind: 'held' } : { kind: 'saved', at: null },
    hasUnpublished: options.hasUnpublished,
    copy: 'none',
    problems,
    isHeld,
    conflicts: [],
    theirs: undefined,
  }))
  /** What there is now is what visitors had when that was last known. */
  const isBack = () => live !== undefined && sameJson(source.read(), live)
  const askWhetherLive = async (): Promise<void> => {
    if (!isLiveInDoubt || !isBack()) {
      return
    }
    const [expected, rev] = [live, queue.baseRev()]
    const isLive = await server.isLive()
    // What was saved, published or changed in the meantime is another question.
    const isOvertaken = live !== expected || queue.baseRev() !== rev || queue.isDirty()
    if (isLive === null || isOvertaken) {
      return
    }
    isLiveInDoubt = false
    if (isLive) {
      store.setState({ hasUnpublished: false })
    } else {
      live = undefined
    }
  }
  const saveDraft = recogniseOwnWrites(server)
  const queue: SaveQueue<Content> = createSaveQueue<Content>({
    rev: options.rev,
    savesItself: options.savesItself,
    read: source.read,
    send: async (content, baseRev) => {
      const isKeeping = keepsFormer || Date.now() - keptAt > longestUnkeptMs
      const result = await saveDraft(content, baseRev, isKeeping)
      if (isKeeping && result.kind === 'saved') {
        keepsFormer = false
        keptAt = Date.now()
      }
      return result.kind === 'conflict' ? takeIn() : result
    },
    onState: (save) => {
      if (save.kind === 'saved') {
        isLiveInDoubt ||= save.at !== null
        void askWhetherLive()
      }
      const isChanging = save.kind === 'waiting' || save.kind === 'saving'
      store.setState((state) => {
        // Each letter says so again; what shows it shall not be drawn again for that.
        const isKnown = save.kind === 'waiting' && state.save.kind === 'waiting'
        // Undo may have led back to what visitors have.
        const isLive = save.kind === 'saved' && !isLiveInDoubt && isBack()
        const hasUnpublished = !isLive && (state.hasUnpublished || isChanging)
        return isKnown && state.hasUnpublished ? state : { save, hasUnpublished }
      })
      if (save.kind === 'saved') {
        kept?.changed()
      }
    },
  })
  const { bringTogether, takeIn } = createMerging({
    options,
    queue,
    store,
    onTaken: (isBroken) => {
      live = undefined
      keepsFormer ||= isBroken
    },
  })
  const onCopy = (copy: CopyState) =>
    store.setState((state) => (state.copy === copy ? state : { copy }))
  const kept = copies && syncLocalCopies({ copies, queue, source, onCopy })
  if (isHeld) {
    queue.halt({ kind: 'held' })
  }

  /** Ours stays in the browser; answers whether it is safe to put something else in its place. */
  const setAside = async (): Promise<boolean> =>
    (await kept?.putAside({ content: source.read(), rev: queue.baseRev() })) === true ||
    !queue.isDirty()

  /** Visitors have what the server has. */
  const noteLive = (): void => {
    live = queue.saved()
    isLiveInDoubt = false
    store.setState({ hasUnpublished: false })
  }

  /** Sends what there is over the given revision, unless that still waits to be accepted. */
  const goOn = (rev: number, theirs: Content) => {
    // Anyone who saved in the meantime may have published, too.
    live = undefined
    queue.resume(rev, theirs)
    if (store.getState().isHeld) {
      queue.halt({ kind: 'held' })
    }
  }

  /** Stops until something is chosen, or goes on with what another window saved. */
  const settle = (taken: BroughtTogether<Content>): void => {
    if (taken.kind === 'conflict') {
      queue.halt(taken)
    } else {
      goOn(taken.rev, taken.content)
    }
  }

  /** Another window may have published what it saved, or not. */
  const noteWhetherLive = async (): Promise<void> => {
    const rev = queue.baseRev()
    const isLive = await server.isLive()
    if (isLive !== null && rev === queue.baseRev() && !queue.isDirty()) {
      live = isLive ? source.read() : undefined
      store.setState({ hasUnpublished: !isLive })
    }
  }

  /** Shows what another window saved, unless something of ours is unsaved: its save brings both together. */
  const lookUp = async (): Promise<void> => {
    const stored = queue.isDirty() ? null : await server.load()
    if (stored && stored.rev !== queue.baseRev() && !queue.isDirty()) {
      settle(bringTogether(stored))
      void noteWhetherLive()
    } else if (store.getState().save.kind === 'locked') {
      queue.resume(queue.baseRev())
    }
  }

  let isLooking = false
  /** Another window may have saved while nobody looked at this one. */
  const look = (): void => {
    if (!isLooking && !document.hidden && store.getState().save.kind === 'saved') {
      isLooking = true
      void queue.alone(lookUp).finally(() => {
        isLooking = false
      })
    }
  }

  const show = ({ content, rev, problems = [], tied }: Stored<Content>, key?: string) => {
    source.replace(content, tied, key)
    store.setState({ problems, isHeld: problems.length > 0 })
    keepsFormer ||= problems.length > 0
    goOn(rev, source.read())
  }

  const restore = async (content: Content): Promise<void> => {
    if (queue.isDirty() || !options.hasVersions) {
      await setAside()
    }
    keepsFormer = true
    source.replace(content)
  }

  return {
    name: options.name,
    store,
    queue,
    isDirty: queue.isDirty,
    flush: queue.flush,
    /** Runs a call that changes what is stored, while nothing is saved. */
    alone: queue.alone,
    load: server.load,
    /** What it takes the place of stays among the versions or, unless it is saved there, in the browser. */
    restore(content: Content): Promise<void> {
      return restore(content)
    },

    /** Listens to changes, the connection and the window; call once, undo with the answer. */
    connect(): () => void {
      const listening = new AbortController()
      const { signal } = listening
      window.addEventListener('online', queue.nudge, { signal })
      // Trying at once says so at once.
      window.addEventListener('offline', () => queue.isDirty() && void queue.flush(), { signal })
      window.addEventListener('focus', queue.nudge, { signal })
      window.addEventListener('focus', look, { signal })
      window.addEventListener('pagehide', () => void kept?.keepNow(), { signal })
      document.addEventListener(
        'visibilitychange',
        () => {
          void kept?.keepNow()
          if (document.hidden) {
            queue.hurry()
          } else {
            queue.nudge()
            look()
          }
        },
        { signal },
      )
      const stop = source.subscribe(() => {
        queue.changed()
        kept?.changed()
      })
      const release = copies?.hold()
      queue.setOpen(true)
      // Parts of the editor that open earlier may have changed something already.
      if (queue.isDirty()) {
        queue.changed()
        kept?.changed()
      }
      return () => {
        stop()
        listening.abort()
        queue.hurry()
        queue.setOpen(false)
        void kept?.keepNow().then(release)
      }
    },

    /** Makes what there is now live, as far as it could be saved. */
    publish: (): Promise<PublishResult> =>
      queue.alone(async (save) => {
        for (let tries = 0; tries < maxPublishTries; tries += 1) {
          if (!(await save())) {
            const state = store.getState().save
            return state.kind === 'conflict'
              ? { kind: 'conflict' }
              : { kind: 'failed', message: saveErrorMessage(state) }
          }
          const result = await server.publish(queue.baseRev())
          if (result.kind !== 'conflict') {
            if (result.kind === 'published') {
              noteLive()
            }
            return result
          }
          // Another window saved since: what it changed goes live, too.
          const taken = await takeIn()
          if (taken.kind === 'unreachable') {
            break
          }
          settle(taken)
        }
        return { kind: 'failed', message: ownerMessages.editor.notSavedYet }
      }),

    noteLive,

    /** They lack something besides the content, or nobody knows what they have. */
    noteUnpublished(): void {
      live = undefined
      store.setState({ hasUnpublished: true })
    },

    /** There is something to take back, and something to go back to. */
    canDiscard: (): boolean => store.getState().hasUnpublished && (options.isLive?.() ?? true),

    /** Back to what visitors see, as one step of undo for each `key`. Answers whether that worked. */
    discard: (key?: string): Promise<boolean> =>
      queue.alone(async (save) => {
        // What is saved stays among the versions.
        await save()
        const before = source.read()
        const discarded = (await setAside()) ? await server.discard(queue.baseRev()) : null
        if (discarded && source.read() !== before) {
          await setAside()
        }
        if (discarded) {
          show(discarded, key)
          live = store.getState().isHeld ? undefined : source.read()
          isLiveInDoubt = false
          store.setState(({ isHeld, save }) => ({
            hasUnpublished: false,
            save: isHeld ? save : { kind: 'saved', at: new Date() },
          }))
        }
        return discarded !== null
      }),

    /**
     * After a conflict: goes on with what was chosen. What gives way stays among the versions or, without
     * any, in the browser; `evenForGood` gives it up where the browser has no room.
     */
    resolve: (choices: Choices, { evenForGood = false } = {}): Promise<Taken> =>
      queue.alone(async () => {
        const stored = await server.load()
        if (!stored) {
          return 'unread'
        }
        const sides = new Set(choices.values())
        const isMineKept = !sides.has('theirs') || (await setAside())
        const isTheirsKept =
          !sides.has('mine') || options.hasVersions || !kept || (await kept.putAside(stored))
        if (!(isMineKept && isTheirsKept) && !evenForGood) {
          return 'no-room'
        }
        keepsFormer ||= sides.has('mine')
        settle(bringTogether(stored, choices))
        return 'taken'
      }),

    /** What is on the server takes the place of ours, which stays in the browser. */
    loadTheirs: (): Promise<Taken> =>
      queue.alone(async () => {
        const stored = await server.load()
        if (!stored) {
          return 'unread'
        }
        if (!(await setAside())) {
          return 'no-room'
        }
        show(stored)
        return 'taken'
      }),

    /** Sends nothing any more until `catchUp`: another person has taken over. */
    lock(): void {
      if (store.getState().save.kind !== 'locked') {
        queue.halt({ kind: 'locked' })
      }
    },

    /** Saves what was made of content that could not be read whole. */
    accept(): void {
      store.setState({ isHeld: false })
      queue.resume(queue.baseRev())
    },

    /** Unsaved work of earlier visits that this browser still has, newest first. */
    async listCopies(): Promise<KeptCopy<Content>[]> {
      const shown = canonicalJson(source.read())
      return ((await copies?.list()) ?? []).map((copy) => ({
        ...copy,
        isShown: canonicalJson(copy.content) === shown,
        restore: () => restore(copy.content),
      }))
    },
    /** Writes the browser's copy now. Answers whether nothing is unsaved that is not in the browser. */
    keepCopy: async (): Promise<boolean> => {
      await kept?.keepNow()
      return !queue.isDirty() || store.getState().copy === 'kept'
    },
    baseRev: queue.baseRev,

    /** Goes on after others had the page, with what they saved. */
    async catchUp(): Promise<void> {
      if (store.getState().isHeld) {
        queue.halt({ kind: 'held' })
      } else {
        await queue.alone(lookUp)
      }
    },

    removeCopy: async (key: string) => copies?.remove(key),

    /** Sends again what was refused. */
    retry: () => void queue.flush(),
  }
}
