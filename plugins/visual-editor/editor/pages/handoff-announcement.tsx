import { useEffect } from 'react'
import { z } from 'zod'
import { useBuilder } from '@/plugins/visual-editor/editor/builder-context'

/** What opens later was opened for another reason. */
const lastsMs = 60_000

const note = z.object({ words: z.string(), at: z.number() })

/**
 * A word that one editor leaves for the next one in the same tab, whether or not the window is loaded again.
 *
 * @param name tells the notes apart
 */
export function handoffNote(name: string) {
  const key = `bandstand-editor:${name}`
  return {
    leave(words: string): void {
      sessionStorage.setItem(key, JSON.stringify({ words, at: Date.now() }))
    },

    /** Takes it away; null when there is none, or none of the last minute. */
    take(): string | null {
      const stored = sessionStorage.getItem(key)
      sessionStorage.removeItem(key)
      const left = stored ? note.parse(JSON.parse(stored)) : null
      return left && Date.now() - left.at < lastsMs ? left.words : null
    },
  }
}

const word = handoffNote('word-ahead')

/** Says something as soon as another page is open: the editor that is left takes its messages along. */
export function announceAfterNavigation(message: string): void {
  word.leave(message)
}

/** Says what the editor before left to be said. Draws nothing. */
export function HandoffAnnouncement() {
  const { commands } = useBuilder()
  useEffect(() => {
    const message = word.take()
    if (message !== null) {
      commands.tell(message)
    }
  }, [commands])
  return null
}
