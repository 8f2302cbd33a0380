import type { ReactNode } from 'react'
import { useBuilder } from '@/plugins/visual-editor/editor/builder-context'
import type { ThemeLink } from '@/plugins/visual-editor/editor/state/ui-store'
import styles from '@/plugins/visual-editor/editor/theme/theme.module.css'
import { IconButton } from '@/src/admin/ui/icon-button'
import { GripVertical, Pencil, Trash2 } from '@/src/admin/ui/icons'
import { useSortRows } from '@/src/admin/ui/use-sort-rows'

export type LinkRow = { id: string; title: string; detail: string; place?: ThemeLink }

type Props = {
  label: string
  rows: readonly LinkRow[]
  /** The row that is being changed, and its form. */
  edited: { id: string; form: ReactNode } | null
  onEdit: (id: string) => void
  onRemove: (id: string) => void
  /** The ids in their new order. */
  onSort: (ids: readonly string[]) => void
}

/** Links in their order: by dragging the grip, or with the arrow keys on it. */
export function LinkRows({ label, rows, edited, onEdit, onRemove, onSort }: Props) {
  const { ui } = useBuilder()
  const byId = new Map(rows.map((row) => [row.id, row]))
  const { shown, listProps, rowProps, handleProps } = useSortRows({
    ids: rows.map(({ id }) => id),
    onSort,
    announce: (announcement) => ui.setState({ announcement }),
    nameOf: (id) => byId.get(id)?.title ?? '',
  })
  return (
    <ul className={styles.links} aria-label={label} {...listProps}>
      {shown.map((id) => {
        const { title, detail, place } = byId.get(id) ?? { title: '', detail: '', place: undefined }
        return (
          <li key={id} {...rowProps(id)}>
            {edited?.id === id ? (
              edited.form
            ) : (
              <div className={styles.link}>
                <button className={styles.grip} {...handleProps(id)}>
                  <GripVertical size={18} strokeWidth={1.75} aria-hidden />
                </button>
                <span className={styles.linkText}>
                  <b>{title}</b>
                  <small>{detail}</small>
                </span>
                <IconButton
                  id={place}
                  icon={Pencil}
                  label={`Change ${title}`}
                  onClick={() => onEdit(id)}
                />
                <IconButton icon={Trash2} label={`Remove ${title}`} onClick={() => onRemove(id)} />
              </div>
            )}
          </li>
        )
      })}
    </ul>
  )
}
