import { z } from 'zod'

/** What opens later was opened for another reason. */
const lastsMs = 60_000

const note = z.object({ words: z.string(), at: z.number() })

/**
 * A word that one editor leaves for the next one in the same tab, whether or not the window is loaded anew.
 *
 * @param name tells the notes apart
 */
export function noteAhead(name: string) {
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
