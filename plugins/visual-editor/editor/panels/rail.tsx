import { useBuilder, useUi } from '@/plugins/visual-editor/editor/builder-context'
import { panelItems } from '@/plugins/visual-editor/editor/panels/panel-items'
import styles from '@/plugins/visual-editor/editor/panels/panels.module.css'
import shell from '@/plugins/visual-editor/editor/shell/shell.module.css'

/** Opens and closes the panels beside the page. */
export function Rail() {
  const { ui, kind } = useBuilder()
  const open = useUi((state) => state.panel)
  return (
    <nav className={`${shell.chrome} ${styles.rail}`} aria-label="Panels">
      {kind.panels.map((panel) => {
        const { label, icon: Icon, isForNarrow } = panelItems[panel]
        return (
          <button
            key={panel}
            type="button"
            className={styles.railItem}
            data-narrow={isForNarrow}
            aria-pressed={panel === open}
            onClick={() => ui.setState({ panel: panel === open ? null : panel })}
          >
            <Icon size={20} strokeWidth={1.75} aria-hidden />
            {label}
          </button>
        )
      })}
    </nav>
  )
}
