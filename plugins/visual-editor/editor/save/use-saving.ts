import { useCallback, useEffect, useMemo, useState } from 'react'
import { definitionsOf } from '@/plugins/visual-editor/editor/block-registry'
import type { BuilderContext } from '@/plugins/visual-editor/editor/builder-context'
import type { PagesApi } from '@/plugins/visual-editor/editor/save/pages-api'
import { createSaveQueue, type SaveState } from '@/plugins/visual-editor/editor/save/save-queue'
import { repairDocument } from '@/src/core/page-document/repair'

export type Saving = ReturnType<typeof useSaving>

type Options = {
  builder: Pick<BuilderContext, 'engine' | 'ui' | 'blocks' | 'typed'>
  api: PagesApi
  rev: number
  hasUnpublished: boolean
}

/** Keeps the server's draft in step with the page, and puts it live. */
export function useSaving({ builder, api, rev, hasUnpublished: initiallyUnpublished }: Options) {
  const { engine, ui, blocks, typed } = builder
  const [state, setState] = useState<SaveState>({ kind: 'saved', at: null })
  const [hasUnpublished, setHasUnpublished] = useState(initiallyUnpublished)
  const [isPublishing, setIsPublishing] = useState(false)

  const queue = useMemo(
    () =>
      createSaveQueue({
        rev,
        read: engine.document,
        send: api.saveDraft,
        onState: (next) => {
          setState(next)
          if (next.kind === 'waiting' || next.kind === 'saving') {
            setHasUnpublished(true)
          }
        },
      }),
    [engine, api, rev],
  )

  useEffect(() => engine.subscribe(queue.changed), [engine, queue])

  const flush = useCallback(() => {
    typed.commit?.()
    return queue.flush()
  }, [queue, typed])

  const publish = useCallback(async () => {
    setIsPublishing(true)
    try {
      if (await flush()) {
        const result = await api.publish()
        const isLive = result.kind === 'published'
        setHasUnpublished(!isLive)
        const message = isLive ? 'Published. Visitors see it now.' : result.message
        ui.setState({ toast: { message }, announcement: message })
      }
    } finally {
      setIsPublishing(false)
    }
  }, [api, flush, ui])

  /** After a conflict: ours goes over what was saved in the meantime. */
  const keepMine = useCallback(async () => {
    const stored = await api.load()
    if (stored) {
      queue.resume(stored.rev)
    }
  }, [api, queue])

  /** After a conflict: what was saved in the meantime takes the place of ours. */
  const loadTheirs = useCallback(async () => {
    const stored = await api.load()
    if (stored) {
      ui.setState({ selectedId: null, writing: null, hoveredId: null })
      engine.replace(repairDocument(stored.layout, definitionsOf(blocks)).document)
      queue.resume(stored.rev, engine.document())
    }
  }, [api, blocks, engine, queue, ui])

  const retry = useCallback(() => queue.resume(queue.baseRev()), [queue])

  return {
    state,
    hasUnpublished,
    isPublishing,
    isDirty: queue.isDirty,
    flush,
    publish,
    keepMine,
    loadTheirs,
    retry,
  }
}
