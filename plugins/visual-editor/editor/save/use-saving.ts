import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { BuilderContext } from '@/plugins/visual-editor/editor/builder-context'
import { saveErrorMessage } from '@/plugins/visual-editor/editor/save/dialogs/problem-labels'
import type { PartState, PublishResult } from '@/plugins/visual-editor/editor/save/part-contract'
import type { SavePart } from '@/plugins/visual-editor/editor/save/save-part'
import type { SaveState } from '@/plugins/visual-editor/editor/save/save-queue'
import { ownerMessages } from '@/src/core/messages/owner-messages'

export type Saving = ReturnType<typeof useSaving>

/** What is told where it happens, by a window or the email's own message. */
const tellsItself: ReadonlySet<SaveState['kind']> = new Set(['conflict', 'refused', 'signed-out'])

/** The most urgent first: what is said while the parts are in different states. */
const urgency: readonly SaveState['kind'][] = [
  'conflict',
  'locked',
  'refused',
  'held',
  'signed-out',
  'offline',
  'saving',
  'waiting',
  'saved',
]

/**
 * Keeps the server's drafts in step with everything that is edited, and puts them live together.
 *
 * @param parts what is saved by itself; the same array for as long as the editor is open
 * @param onPublished once all of it is live
 * @param published what to say then
 */
export function useSaving(
  parts: readonly SavePart[],
  {
    typed,
    commands,
    onPublished,
  }: Pick<BuilderContext, 'typed' | 'commands'> & { onPublished?: () => void },
  published: string = ownerMessages.editor.published,
) {
  const states = usePartStates(parts)
  const [isPublishing, setIsPublishing] = useState(false)
  const first = mostUrgent(states)
  const state = useMemo(() => stateOf(states, first), [states, first])
  // Read once; what is told again and again keeps from putting it right.
  const [read, setRead] = useState('')
  const told = saveErrorMessage(state)
  if (state.kind === 'saved' && read !== '') {
    setRead('')
  }

  useEffect(() => {
    const stops = parts.map((part) => part.connect())
    return () => {
      typed.commit?.()
      for (const stop of stops) {
        stop()
      }
    }
  }, [parts, typed])

  const isDirty = useCallback(() => {
    typed.commit?.()
    return parts.some((part) => part.isDirty())
  }, [parts, typed])

  // What is typed is part of what is kept in the browser when the window goes away.
  useEffect(() => {
    const commit = () => typed.commit?.()
    const options = { capture: true }
    window.addEventListener('pagehide', commit, options)
    document.addEventListener('visibilitychange', commit, options)
    return () => {
      window.removeEventListener('pagehide', commit, options)
      document.removeEventListener('visibilitychange', commit, options)
    }
  }, [typed])

  const flush = useCallback(async () => {
    typed.commit?.()
    const flushed = await Promise.all(parts.map((part) => part.flush()))
    return flushed.every(Boolean)
  }, [parts, typed])

  /** What is to be said now, be it drawn already or not. */
  const stateNow = useCallback((): SaveState => {
    const now = parts.map(({ store }) => store.getState())
    return stateOf(now, mostUrgent(now))
  }, [parts])

  /** Saves now; what keeps from it is told, be it read already or not. Answers whether it worked. */
  const saveOrSay = useCallback(async (): Promise<boolean> => {
    const isSaved = await flush()
    if (!isSaved) {
      setRead('')
      const state = stateNow()
      if (!tellsItself.has(state.kind)) {
        commands.tell(saveErrorMessage(state))
      }
    }
    return isSaved
  }, [flush, stateNow, commands])

  /** Puts all of it live, and answers whether it is; what keeps it back is said. */
  const putLive = useCallback(async (): Promise<boolean> => {
    setIsPublishing(true)
    try {
      if (!(await saveOrSay())) {
        return false
      }
      const result = await publishAll(parts)
      if (result.kind === 'failed' && !tellsItself.has(stateNow().kind)) {
        commands.tell(result.message)
      }
      return result.kind === 'published'
    } finally {
      setIsPublishing(false)
    }
  }, [saveOrSay, stateNow, parts, commands])

  const publish = useCallback(async () => {
    if (await putLive()) {
      commands.tell(published)
      onPublished?.()
    }
  }, [putLive, commands, published, onPublished])

  /** Back to what visitors see, wherever they see something; `discarded` is what to say then. */
  const discard = useCallback(
    async (discarded: string = ownerMessages.editor.discarded) => {
      const changed = parts.filter((part) => part.canDiscard())
      const key = `discarded:${performance.now()}`
      const done = await Promise.all(changed.map((part) => part.discard(key)))
      commands.tell(done.every(Boolean) ? discarded : ownerMessages.editor.notDiscarded)
    },
    [parts, commands],
  )

  /** Writes the browser's copies now. Answers whether nothing is unsaved that they lack. */
  const keep = useCallback(async () => {
    typed.commit?.()
    const kept = await Promise.all(parts.map((part) => part.keepCopy()))
    return kept.every(Boolean)
  }, [parts, typed])

  return useMemo(
    () => ({
      parts,
      state,
      /** What the state tells was read, and nobody asked to save since. */
      isRead: read === told,
      noteRead: () => setRead(told),
      /** Whose state is shown. */
      part: parts[first],
      hasUnpublished: states.some(({ hasUnpublished }) => hasUnpublished),
      /** Whatever is unsaved is kept in this browser. */
      isCopied: states.every(({ save, copy }) => save.kind === 'saved' || copy === 'kept'),
      /** The browser has no room for something that is unsaved. */
      hasNoRoom: states.some(({ copy }) => copy === 'failed'),
      isPublishing,
      isDirty,
      flush,
      saveOrSay,
      stateNow,
      putLive,
      publish,
      discard,
      keep,
    }),
    [
      parts,
      states,
      first,
      state,
      told,
      read,
      isPublishing,
      isDirty,
      flush,
      saveOrSay,
      stateNow,
      putLive,
      publish,
      discard,
      keep,
    ],
  )
}

/** Whose state is to be said first. */
function mostUrgent(states: readonly PartState[]): number {
  const order = states.map(({ save }) => urgency.indexOf(save.kind))
  return order.indexOf(Math.min(...order))
}

/** The most urgent state; of several saved ones the last. */
function stateOf(states: readonly PartState[], first: number): SaveState {
  const state = states[first]?.save ?? { kind: 'saved', at: null }
  if (state.kind !== 'saved') {
    return state
  }
  const times = states.flatMap(({ save }) => (save.kind === 'saved' && save.at ? [save.at] : []))
  const last = times.sort((a, b) => b.getTime() - a.getTime())[0]
  return { kind: 'saved', at: last ?? null }
}

/** One after the other: a page that cannot go live keeps back the theme it was made for. */
async function publishAll(parts: readonly SavePart[]): Promise<PublishResult> {
  for (const part of parts) {
    if (part.store.getState().hasUnpublished) {
      const result = await part.publish()
      if (result.kind !== 'published') {
        return result
      }
    }
  }
  return { kind: 'published' }
}

function usePartStates(parts: readonly SavePart[]): readonly PartState[] {
  const joined = useMemo(() => {
    let last: readonly PartState[] = parts.map(({ store }) => store.getState())
    return {
      subscribe: (listener: () => void) => {
        const stops = parts.map(({ store }) => store.subscribe(listener))
        return () => {
          for (const stop of stops) {
            stop()
          }
        }
      },
      read: () => {
        const next = parts.map(({ store }) => store.getState())
        if (next.some((state, index) => state !== last[index])) {
          last = next
        }
        return last
      },
    }
  }, [parts])
  return useSyncExternalStore(joined.subscribe, joined.read, joined.read)
}
