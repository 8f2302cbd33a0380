import type { StoreApi } from 'zustand/vanilla'
import type {
  PartState,
  SavePartOptions,
  Stored,
} from '@/plugins/visual-editor/editor/save/part-contract'
import type { SaveQueue, SaveResult } from '@/plugins/visual-editor/editor/save/save-queue'
import { sameJson } from '@/src/core/json'
import type { Choices } from '@/src/core/merge-values'

export type BroughtTogether<Content> =
  | Extract<SaveResult<Content>, { kind: 'overtaken' }>
  | { kind: 'conflict' }

type Merging<Content> = {
  options: Pick<SavePartOptions<Content>, 'source' | 'server' | 'merge'>
  queue: Pick<SaveQueue<Content>, 'base' | 'isDirty'>
  store: Pick<StoreApi<PartState>, 'setState'>
  /** What another window saved is shown; whether it could not be read whole. */
  onTaken: (isBroken: boolean) => void
}

/** Brings what another window saved together with what there is in this one. */
export function createMerging<Content>({ options, queue, store, onTaken }: Merging<Content>) {
  const { source, server, merge } = options

  /** Both together, and what has to be chosen; what cannot be read whole is taken whole or not at all. */
  const mergeWith = ({ content, problems = [] }: Stored<Content>, choices: Choices) => {
    const versions = { base: queue.base(), mine: source.read(), theirs: content }
    if (problems.length === 0 || !queue.isDirty()) {
      return merge(versions, choices)
    }
    const isTheirs = choices.get('whole') === 'theirs'
    const conflicts = [{ key: 'whole', kind: 'whole' } as const]
    return { content: isTheirs ? content : versions.mine, conflicts }
  }

  /** Shows both together, ours to go over what is stored; a conflict without a choice changes nothing. */
  const bringTogether = (
    stored: Stored<Content>,
    choices: Choices = new Map(),
  ): BroughtTogether<Content> => {
    source.commit?.()
    const { content, conflicts } = mergeWith(stored, choices)
    const open = conflicts.filter(({ key }) => !choices.has(key))
    store.setState({ conflicts: open, theirs: stored.content })
    if (open.length > 0) {
      return { kind: 'conflict' }
    }
    source.adopt(content)
    const now = source.read()
    const isTheirs = sameJson(server.asStored(now), server.asStored(stored.content))
    const problems = isTheirs ? (stored.problems ?? []) : []
    if (isTheirs) {
      store.setState({ problems, isHeld: problems.length > 0 })
    }
    onTaken(problems.length > 0)
    return { kind: 'overtaken', rev: stored.rev, content: isTheirs ? now : stored.content }
  }

  return {
    bringTogether,

    /** Loads what another window saved, and brings it together with ours. */
    takeIn: async (): Promise<BroughtTogether<Content> | { kind: 'unreachable' }> => {
      const stored = await server.load()
      return stored ? bringTogether(stored) : { kind: 'unreachable' }
    },
  }
}
