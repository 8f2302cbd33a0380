import { type ReactNode, useEffect, useRef } from 'react'
import { useBuilder } from '@/plugins/visual-editor/editor/builder-context'
import styles from '@/plugins/visual-editor/editor/inspector/rows/rows.module.css'
import { useRowDrag } from '@/plugins/visual-editor/editor/inspector/rows/use-row-drag'
import { GripVertical } from '@/plugins/visual-editor/editor/shell/icons'
import shell from '@/plugins/visual-editor/editor/shell/shell.module.css'

type Props<Item> = {
  items: readonly Item[]
  label: string
  nameOf: (item: Item, index: number) => string
  onChange: (items: Item[]) => void
  children: (item: Item, index: number) => ReactNode
}

/** Rows to put in order: drag them by the grip, or press the arrow keys on it. */
export function SortableRows<Item>({ items, label, nameOf, onChange, children }: Props<Item>) {
  const { ui } = useBuilder()
  const list = useRef<HTMLUListElement>(null)
  const focusAt = useRef<number | null>(null)

  const move = (from: number, to: number) => {
    const item = items[from]
    if (item === undefined || to < 0 || to >= items.length || to === from) {
      return
    }
    focusAt.current = to
    const rest = items.filter((_, index) => index !== from)
    onChange(rest.toSpliced(to, 0, item))
    ui.setState({
      announcement: `${nameOf(item, from)} moved to position ${to + 1} of ${items.length}`,
    })
  }
  const { dragged, over, lift } = useRowDrag(list, move)

  // Rows are told apart by their place: the grip at the new one gets the focus.
  useEffect(() => {
    if (focusAt.current !== null) {
      list.current?.children[focusAt.current]?.querySelector('button')?.focus()
      focusAt.current = null
    }
  })

  return (
    <ul ref={list} className={styles.rows} aria-label={label}>
      {items.map((item, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: two rows may hold the same
          key={index}
          className={styles.row}
          data-dragged={dragged === index}
          data-over={
            over === index && dragged !== null ? (index > dragged ? 'below' : 'above') : undefined
          }
        >
          <button
            type="button"
            className={`${shell.iconButton} ${styles.grip}`}
            aria-label={`Move ${nameOf(item, index)}`}
            title="Drag it, or press the arrow keys"
            onPointerDown={(event) => lift(event.nativeEvent, index)}
            onKeyDown={(event) => {
              const by = { ArrowUp: -1, ArrowDown: 1 }[event.key]
              if (by) {
                event.preventDefault()
                event.stopPropagation()
                move(index, index + by)
              }
            }}
          >
            <GripVertical size={16} aria-hidden />
          </button>
          {children(item, index)}
        </li>
      ))}
    </ul>
  )
}
