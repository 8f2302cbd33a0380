import { useRef, useState } from 'react'
import { useMediaLibrary } from '@/src/admin/media/library/media-library'
import { useIsUnmounted } from '@/src/admin/ui/use-has-been-visible'
import type { ChangeMediaBody } from '@/src/core/contracts/pages/media'
import type { MediaItem } from '@/src/core/contracts/pages/media-answers'
import { errorsMessages } from '@/src/core/messages/errors'

/**
 * Saves changes one after the other, and lets the page draw what they changed. What is refused when
 * nobody looks at the problem any more is told.
 */
export function useChangeMedia(item: MediaItem, onChanged: (item: MediaItem) => void) {
  const library = useMediaLibrary()
  const [problem, setProblem] = useState('')
  const isGone = useIsUnmounted()
  const last = useRef<Promise<unknown>>(Promise.resolve())

  const change = (body: ChangeMediaBody): Promise<boolean> => {
    const run = async () => {
      try {
        onChanged(await library.api.change(item.id, body))
        setProblem('')
        library.onChanged(item.id)
        return true
      } catch (error) {
        const message = error instanceof Error ? error.message : errorsMessages.unknown
        setProblem(message)
        if (isGone.current) {
          library.tell(message)
        }
        return false
      }
    }
    const done = last.current.then(run)
    last.current = done
    return done
  }

  return { change, problem }
}
