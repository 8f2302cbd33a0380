import { type ClipboardEvent, type DragEvent, useState } from 'react'

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')

/**
 * Files that are dropped anywhere on the composer, or pasted, go into the post, before anything in it takes them: what
 * stands in its text is open to everybody who has the address.
 */
export function useDroppedFiles(add: (files: readonly File[]) => void) {
  const [isOver, setOver] = useState(false)
  return {
    isOver,
    dropProps: {
      onDragOverCapture: (event: DragEvent) => {
        if (hasFiles(event)) {
          event.preventDefault()
          event.stopPropagation()
          event.dataTransfer.dropEffect = 'copy'
          setOver(true)
        }
      },
      onDragLeaveCapture: (event: DragEvent<HTMLElement>) => {
        const { relatedTarget, currentTarget } = event
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) {
          setOver(false)
        }
      },
      onDropCapture: (event: DragEvent) => {
        setOver(false)
        if (hasFiles(event)) {
          event.preventDefault()
          event.stopPropagation()
          add([...event.dataTransfer.files])
        }
      },
      onPasteCapture: (event: ClipboardEvent) => {
        const { files, types } = event.clipboardData
        // Words copied elsewhere come with a picture of themselves.
        if (files.length > 0 && !types.includes('text/plain')) {
          event.preventDefault()
          event.stopPropagation()
          add([...files])
        }
      },
    },
  }
}
