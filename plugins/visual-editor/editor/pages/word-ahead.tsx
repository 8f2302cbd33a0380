import { useEffect } from 'react'
import { useBuilder } from '@/plugins/visual-editor/editor/builder-context'
import { noteAhead } from '@/plugins/visual-editor/editor/pages/note-ahead'

const word = noteAhead('word-ahead')

/** Says something as soon as another page is open: the editor that is left takes its messages along. */
export function sayThere(message: string): void {
  word.leave(message)
}

/** Says what the editor before left to be said. Draws nothing. */
export function WordAhead() {
  const { commands } = useBuilder()
  useEffect(() => {
    const message = word.take()
    if (message !== null) {
      commands.tell(message)
    }
  }, [commands])
  return null
}
