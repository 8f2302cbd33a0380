import { useEffect } from 'react'
import { z } from 'zod'
import { useBuilder } from '@/plugins/visual-editor/editor/builder-context'

/** Lasts from one editor to the next in the same tab, whether or not the window is loaded anew. */
const key = 'bandstand-editor:word-ahead'

/** What opens later was opened for another reason. */
const lastsMs = 60_000

const note = z.object({ message: z.string(), at: z.number() })

/** Says something as soon as another page is open: the editor that is left takes its messages along. */
export function sayThere(message: string): void {
  sessionStorage.setItem(key, JSON.stringify({ message, at: Date.now() }))
}

function takeWord(): string | null {
  const stored = sessionStorage.getItem(key)
  sessionStorage.removeItem(key)
  const word = stored ? note.parse(JSON.parse(stored)) : null
  return word && Date.now() - word.at < lastsMs ? word.message : null
}

/** Says what the editor before left to be said. Draws nothing. */
export function WordAhead() {
  const { commands } = useBuilder()
  useEffect(() => {
    const message = takeWord()
    if (message !== null) {
      commands.tell(message)
    }
  }, [commands])
  return null
}
