import type { LexicalEditor } from 'lexical'
import { useEffect, useState } from 'react'
import { $findMatches, type Match } from '@/plugins/rich-text/find/find-matches'

/** Searching with every letter would make letters wait in long texts. */
const searchMs = 150

/** Where these words stand in the text, also after it changed. */
export function useMatches(editor: LexicalEditor, words: string, isCaseKept: boolean): Match[] {
  const [matches, setMatches] = useState<Match[]>([])
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const search = () => {
      timer = undefined
      setMatches(editor.read(() => $findMatches(words, isCaseKept)))
    }
    search()
    const stop = editor.registerUpdateListener(({ dirtyElements, dirtyLeaves }) => {
      if (dirtyElements.size > 0 || dirtyLeaves.size > 0) {
        timer ??= setTimeout(search, searchMs)
      }
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [editor, words, isCaseKept])
  return matches
}
