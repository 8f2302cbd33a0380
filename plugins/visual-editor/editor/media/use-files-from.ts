import { type ClipboardEvent, type DragEvent, useState } from 'react'

const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')

/** Files that are dropped on something or pasted into it. Spread `handlers` on it. */
export function useFilesFrom(take: (files: File[]) => void) {
  const [isOver, setIsOver] = useState(false)

  return {
    isOver,
    handlers: {
      onDragOver: (event: DragEvent) => {
        if (holdsFiles(event)) {
          event.preventDefault()
          event.dataTransfer.dropEffect = 'copy'
          setIsOver(true)
        }
      },
      onDragLeave: (event: DragEvent) => {
        const { relatedTarget, currentTarget } = event
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) {
          setIsOver(false)
        }
      },
      onDrop: (event: DragEvent) => {
        if (holdsFiles(event)) {
          event.preventDefault()
          setIsOver(false)
          take([...event.dataTransfer.files])
        }
      },
      onPaste: (event: ClipboardEvent) => {
        const files = [...event.clipboardData.files]
        // Words that are pasted belong to the field they are pasted into.
        if (files.length > 0) {
          event.preventDefault()
          event.stopPropagation()
          take(files)
        }
      },
    },
  }
}
