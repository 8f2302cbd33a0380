import { Table } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { useCaretCell } from '@/plugins/rich-text/features/tables/table-state'
import type { WritingProps } from '@/plugins/rich-text/kit/feature'
import { focusWords } from '@/plugins/rich-text/kit/focus-words'
import styles from '@/plugins/rich-text/toolbar/toolbar.module.css'

const TableMenu = lazy(async () => ({
  default: (await import('@/plugins/rich-text/features/tables/table-menu')).TableMenu,
}))

/** The table's menu in the toolbar, where fingers and the keyboard find it. */
export function TableTools({ editor }: WritingProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const isInTable = useCaretCell(editor) !== null
  if (!isInTable) {
    return null
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-label="Table"
        title="Table"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Table size={18} aria-hidden />
      </button>
      {isOpen && (
        <Suspense>
          <TableMenu
            editor={editor}
            anchor={() => button.current}
            onClose={() => {
              setIsOpen(false)
              focusWords(editor)
            }}
          />
        </Suspense>
      )}
    </>
  )
}
