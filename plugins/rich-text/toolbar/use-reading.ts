import type { LexicalEditor } from '@payloadcms/richtext-lexical/lexical'
import { useEffect, useRef, useState } from 'react'

/** Reading with every letter would make letters wait for what hardly ever changes. */
const readMs = 60

/** What is read of the words and their selection, as it changes; plain data. */
export function useReading<Read>(editor: LexicalEditor, $read: () => Read): Read {
  const latest = useRef($read)
  latest.current = $read
  const [found, setFound] = useState(() => editor.getEditorState().read($read))
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const read = () => {
      timer = undefined
      const next = editor.getEditorState().read(() => latest.current())
      setFound((current) => (JSON.stringify(current) === JSON.stringify(next) ? current : next))
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
  return found
}
