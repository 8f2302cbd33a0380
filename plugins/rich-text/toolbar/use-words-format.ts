import type { LexicalEditor } from 'lexical'
import { useEffect, useState } from 'react'
import {
  $readFormat,
  isSameFormat,
  plainFormat,
  type WordsFormat,
} from '@/plugins/rich-text/toolbar/words-format'

/** Reading with every letter would make letters wait for what hardly ever changes. */
const readMs = 60

/** The format of the words at the caret, as it changes. */
export function useWordsFormat(editor: LexicalEditor): WordsFormat {
  const [format, setFormat] = useState(plainFormat)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const read = () => {
      timer = undefined
      const next = editor.getEditorState().read($readFormat)
      setFormat((current) => (isSameFormat(current, next) ? current : next))
    }
    read()
    const stop = editor.registerUpdateListener(() => {
      timer ??= setTimeout(read, readMs)
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [editor])
  return format
}
