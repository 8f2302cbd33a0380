import type { ReactNode } from 'react'
import { useBuilder } from '@/plugins/visual-editor/editor/builder-context'
import styles from '@/plugins/visual-editor/editor/panels/panels.module.css'
import { IconButton } from '@/plugins/visual-editor/editor/shell/icon-button'
import { Search, X } from '@/plugins/visual-editor/editor/shell/icons'
import shell from '@/plugins/visual-editor/editor/shell/shell.module.css'

type Props = {
  title: string
  search: { label: string; value: string; onChange: (value: string) => void }
  children: ReactNode
  footer?: ReactNode
}

export function PanelFrame({ title, search, children, footer }: Props) {
  const { ui } = useBuilder()
  return (
    <aside className={`${shell.chrome} ${styles.panel}`} aria-label={title}>
      <div className={styles.head}>
        <h2>{title}</h2>
        <IconButton icon={X} label="Close" onClick={() => ui.setState({ panel: null })} />
      </div>
      <label className={`${shell.field} ${styles.search}`}>
        <Search size={16} aria-hidden />
        <input
          type="search"
          aria-label={search.label}
          placeholder={search.label}
          value={search.value}
          onChange={(event) => search.onChange(event.target.value)}
        />
      </label>
      <div className={styles.body}>{children}</div>
      {footer}
    </aside>
  )
}
