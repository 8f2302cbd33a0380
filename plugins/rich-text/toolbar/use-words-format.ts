import type { LexicalEditor } from 'lexical'
import { useEffect, useState } from 'react'
import {
  $readFormat,
  plainFormat,
  type WordsFormat,
} from '@/plugins/rich-text/toolbar/words-format'

/** The format of the words at the caret, as it changes. */
export function useWordsFormat(editor: LexicalEditor): WordsFormat {
  const [format, setFormat] = useState(plainFormat)
  useEffect(() => {
    const read = () => {
      const next = editor.getEditorState().read($readFormat)
      setFormat((current) => (isEqual(current, next) ? current : next))
    }
    read()
    return editor.registerUpdateListener(read)
  }, [editor])
  return format
}

function isEqual(a: WordsFormat, b: WordsFormat): boolean {
  return (
    a.kind === b.kind && a.list === b.list && a.marks.join() === b.marks.join() && a.url === b.url
  )
}
