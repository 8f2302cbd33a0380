import type { LexicalEditor } from 'lexical'
import { type KeyboardEvent, useId, useState } from 'react'
import {
  readCellSize,
  setColumnWidth,
  setRowHeight,
} from '@/plugins/rich-text/features/tables/cell-size'
import styles from '@/plugins/rich-text/features/tables/table-menu.module.css'
import { isEnter } from '@/src/core/is-enter'
import { limits } from '@/src/core/limits'
import { sizeMaxPx } from '@/src/rich-text/nodes/table/cell-look'

const { columnMinPx, rowMinPx } = limits.table

/** Column width and row height as numbers: what dragging a border does, by keyboard. */
export function CellSizes({ editor, cell }: { editor: LexicalEditor; cell: string }) {
  const [size, setSize] = useState(() => readCellSize(editor, cell))
  if (!size) {
    return null
  }
  const apply = (change: typeof setColumnWidth, px: number) => {
    change(editor, cell, px)
    // The words are drawn anew after this.
    requestAnimationFrame(() => setSize(readCellSize(editor, cell)))
  }
  return (
    <div className={styles.sizes}>
      <Size
        label="Column width"
        px={size.columnPx}
        min={columnMinPx}
        onApply={(px) => apply(setColumnWidth, px)}
      />
      <Size
        label="Row height"
        px={size.rowPx}
        min={rowMinPx}
        onApply={(px) => apply(setRowHeight, px)}
      />
    </div>
  )
}

type SizeProps = { label: string; px: number; min: number; onApply: (px: number) => void }

function Size({ label, px, min, onApply }: SizeProps) {
  const id = useId()
  /** Null while it shows how it is. */
  const [typed, setTyped] = useState<string | null>(null)
  const apply = () => {
    const wanted = Number(typed)
    if (typed !== null && typed.trim() !== '' && Number.isFinite(wanted) && wanted !== px) {
      onApply(wanted)
    }
    setTyped(null)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (isEnter(event)) {
      event.preventDefault()
      apply()
    }
  }
  return (
    <div className={styles.size}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="number"
        min={min}
        max={sizeMaxPx}
        value={typed ?? px}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={apply}
      />
    </div>
  )
}
