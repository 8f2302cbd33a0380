import { useState } from 'react'
import { focusPanel } from '@/plugins/visual-editor/editor/actions/regions'
import { useBuilder } from '@/plugins/visual-editor/editor/builder-context'
import styles from '@/plugins/visual-editor/editor/pages/pages.module.css'
import { type PageCommands, usePages } from '@/plugins/visual-editor/editor/pages/use-pages'
import panels from '@/plugins/visual-editor/editor/panels/panels.module.css'
import { Trash2 } from '@/plugins/visual-editor/editor/shell/icons'
import shell from '@/plugins/visual-editor/editor/shell/shell.module.css'
import { limits } from '@/src/core/limits'
import { ownerMessages } from '@/src/core/owner-messages'

/** Pages that were deleted and can be brought back; nothing while there are none. */
export function DeletedPages({ commands }: { commands: PageCommands }) {
  const { elements } = useBuilder()
  const pages = usePages((state) => state.deleted)
  const [busyId, setBusyId] = useState<string | null>(null)
  if (pages.length === 0) {
    return null
  }

  const restore = async (id: string) => {
    setBusyId(id)
    await commands.restore(id)
    setBusyId(null)
    // The row that had the keyboard is gone.
    focusPanel(elements)
  }

  return (
    <section>
      <h3 className={panels.groupTitle}>Recently deleted</h3>
      <p className={styles.hint}>{ownerMessages.editor.deletedPages}</p>
      <ul className={styles.list} aria-label="Pages that were deleted">
        {pages.map(({ id, title, pathname, deletedAt }) => (
          <li key={id} className={styles.row}>
            <span className={styles.handle} />
            <span className={styles.open}>
              <Trash2 size={18} strokeWidth={1.75} aria-hidden />
              <span className={styles.names}>
                <b>{title || 'Without a name'}</b>
                <small>
                  <span>{pathname}</span>
                  <span>until {lastDay(deletedAt)}</span>
                </small>
              </span>
            </span>
            <button
              type="button"
              className={shell.button}
              disabled={busyId !== null}
              aria-label={`Restore ${title}`}
              onClick={() => void restore(id)}
            >
              Restore
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function lastDay(deletedAt: string): string {
  const day = new Date(deletedAt)
  day.setDate(day.getDate() + limits.deletedPages.keptDays)
  return day.toLocaleDateString(undefined, { day: 'numeric', month: 'short' })
}
