import { type ReactNode, useEffect, useRef } from 'react'
import { useBuilder } from '@/plugins/visual-editor/editor/builder-context'
import styles from '@/plugins/visual-editor/editor/inspector/rows/rows.module.css'
import controls from '@/src/admin/ui/controls.module.css'
import { IconButton } from '@/src/admin/ui/icon-button'
import { GripVertical, Trash2 } from '@/src/admin/ui/icons'
import { useSortRows } from '@/src/admin/ui/use-sort-rows'

type Props<Item> = {
  /** Of the button that adds a row: it gets the focus when one is removed. */
  addId: string
  items: readonly Item[]
  label: string
  nameOf: (item: Item, index: number) => string
  onChange: (items: Item[]) => void
  children: (item: Item, index: number) => ReactNode
}

/** Rows to put in order, by dragging the grip or with the arrow keys on it, and to remove. */
export function SortableRows<Item>(props: Props<Item>) {
  const { addId, items, label, nameOf, onChange, children } = props
  const { commands } = useBuilder()
  const focusAt = useRef<number | null>(null)
  const nameAt = (index: number) => {
    const item = items[index]
    return item === undefined ? '' : nameOf(item, index)
  }
  const { shown, listProps, rowProps, handleProps } = useSortRows({
    // Rows are told apart by their place: two may hold the same.
    ids: items.map((_, index) => String(index)),
    onSort: (ids) => {
      const moved = document.activeElement?.closest<HTMLElement>('[data-sort-row]')
      focusAt.current = ids.indexOf(moved?.dataset.sortRow ?? '')
      onChange(ids.flatMap((id) => items[Number(id)] ?? []))
    },
    announce: commands.announce,
    nameOf: (id) => nameAt(Number(id)),
  })

  // What was moved has another place now, and so another grip.
  useEffect(() => {
    if (focusAt.current !== null) {
      const row = listProps.ref.current?.children[focusAt.current]
      row?.querySelector('button')?.focus()
      focusAt.current = null
    }
  })

  return (
    <ul className={styles.rows} aria-label={label} {...listProps}>
      {shown.map((id) => {
        const index = Number(id)
        const item = items[index]
        return (
          item !== undefined && (
            <li key={id} className={styles.row} {...rowProps(id)}>
              <button className={`${controls.iconButton} ${styles.grip}`} {...handleProps(id)}>
                <GripVertical size={16} aria-hidden />
              </button>
              {children(item, index)}
              <IconButton
                icon={Trash2}
                label={`Remove ${nameAt(index)}`}
                onClick={() => {
                  onChange(items.toSpliced(index, 1))
                  document.getElementById(addId)?.focus()
                }}
              />
            </li>
          )
        )
      })}
    </ul>
  )
}
