import { ChevronDown } from 'lucide-react'
import { useRef, useState } from 'react'
import { AddBars } from '@/plugins/rich-text/features/tables/add-bars'
import { BorderHandle } from '@/plugins/rich-text/features/tables/border-handle'
import styles from '@/plugins/rich-text/features/tables/table-handles.module.css'
import { TableMenu } from '@/plugins/rich-text/features/tables/table-menu'
import { useCaretCell } from '@/plugins/rich-text/features/tables/table-state'
import type { WritingProps } from '@/plugins/rich-text/kit/feature'
import { focusWords } from '@/plugins/rich-text/kit/focus-words'
import { isInView, useFollow } from '@/plugins/rich-text/kit/use-active-option'

/** Menu of the cell at the caret, borders that can be dragged, buttons that add at the edges. */
export function TableHandles({ editor, element }: WritingProps) {
  const cell = useCaretCell(editor)
  return (
    <>
      {cell && <CellButton key={cell} editor={editor} element={element} cell={cell} />}
      <AddBars editor={editor} element={element} />
      <BorderHandle editor={editor} element={element} />
    </>
  )
}

function CellButton({ editor, cell }: WritingProps & { cell: string }) {
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)

  useFollow(editor, () => {
    const element = editor.getElementByKey(cell)
    if (button.current && element) {
      const { right, top } = element.getBoundingClientRect()
      const { offsetWidth: size } = button.current
      const [left, above] = [Math.round(right - size - 3), Math.round(top + 3)]
      button.current.style.translate = `${left}px ${above}px`
      button.current.hidden = !isOpen && !isInView(element, left + size / 2, above + size / 2)
    }
  })

  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.cell}
        aria-label="Table"
        title="Table"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => setIsOpen(!isOpen)}
      >
        <ChevronDown size={14} aria-hidden />
      </button>
      {isOpen && (
        <TableMenu
          editor={editor}
          anchor={() => button.current}
          onClose={() => {
            setIsOpen(false)
            focusWords(editor)
          }}
        />
      )}
    </>
  )
}
