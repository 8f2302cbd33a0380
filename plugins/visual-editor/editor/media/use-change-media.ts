import { useRef, useState } from 'react'
import { useBuilder } from '@/plugins/visual-editor/editor/builder-context'
import { useUploads } from '@/plugins/visual-editor/editor/media/use-uploads'
import type { ChangeMediaBody, MediaItem } from '@/src/core/contracts/media'
import { messages } from '@/src/core/messages'

/** Saves changes one after the other, and lets the page draw what they changed. */
export function useChangeMedia(item: MediaItem, onChanged: (item: MediaItem) => void) {
  const { blockData } = useBuilder()
  const { api } = useUploads()
  const [problem, setProblem] = useState('')
  const last = useRef<Promise<unknown>>(Promise.resolve())

  const change = (body: ChangeMediaBody): Promise<boolean> => {
    const run = async () => {
      try {
        onChanged(await api.change(item.id, body))
        setProblem('')
        blockData.refresh(item.id)
        return true
      } catch (error) {
        setProblem(error instanceof Error ? error.message : messages.errors.unknown)
        return false
      }
    }
    const done = last.current.then(run)
    last.current = done
    return done
  }

  return { change, problem }
}
