import { useBuilder, useUi } from '@/plugins/visual-editor/editor/builder-context'
import styles from '@/plugins/visual-editor/editor/panels/panels.module.css'
import { Layers, Plus } from '@/plugins/visual-editor/editor/shell/icons'
import shell from '@/plugins/visual-editor/editor/shell/shell.module.css'

const items = [
  { panel: 'add', label: 'Add', icon: Plus },
  { panel: 'layers', label: 'Layers', icon: Layers },
] as const

/** Opens and closes the panels beside the page. */
export function Rail() {
  const { ui } = useBuilder()
  const open = useUi((state) => state.panel)
  return (
    <nav className={`${shell.chrome} ${styles.rail}`} aria-label="Panels">
      {items.map(({ panel, label, icon: Icon }) => (
        <button
          key={panel}
          type="button"
          className={styles.railItem}
          aria-pressed={panel === open}
          onClick={() => ui.setState({ panel: panel === open ? null : panel })}
        >
          <Icon size={20} strokeWidth={1.75} aria-hidden />
          {label}
        </button>
      ))}
    </nav>
  )
}
