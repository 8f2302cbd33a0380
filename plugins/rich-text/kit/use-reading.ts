import type { LexicalEditor } from '@payloadcms/richtext-lexical/lexical'
import { useEffect, useRef, useState } from 'react'

/**
 * What is read of the words and their selection, as it changes; plain data.
 *
 * @param afterMs how long after a change it is read: reading with every letter makes letters wait
 */
export function useReading<Read>(editor: LexicalEditor, $read: () => Read, afterMs = 0): Read {
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
      if (afterMs === 0) {
        read()
      } else {
        timer ??= setTimeout(read, afterMs)
      }
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [editor, afterMs])
  return found
}
