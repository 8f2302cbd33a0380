import type { ReactNode } from 'react'
import { useBuilder, useUi } from '@/plugins/visual-editor/editor/builder-context'
import { LayersPanel } from '@/plugins/visual-editor/editor/layers/layers-panel'
import { AddPanel } from '@/plugins/visual-editor/editor/panels/add-panel'
import { panelItems } from '@/plugins/visual-editor/editor/panels/panel-items'
import styles from '@/plugins/visual-editor/editor/panels/panels.module.css'
import type { Panel } from '@/plugins/visual-editor/editor/state/ui-store'
import controls from '@/src/admin/ui/controls.module.css'

type Props = {
  /** The panels that one kind of document has for itself. */
  own: Partial<Record<Panel, ReactNode>>
}

/** The rail and the panel that is open; closed while someone writes, so that words are large. */
export function Panels({ own }: Props) {
  const panel = useUi((state) => state.panel)
  return (
    <>
      <Rail />
      {panel === 'add' && <AddPanel />}
      {panel === 'layers' && <LayersPanel />}
      {panel && own[panel]}
    </>
  )
}

/** Opens and closes the panels beside the page. */
export function Rail() {
  const { ui, kind } = useBuilder()
  const open = useUi((state) => state.panel)
  return (
    <nav className={`${controls.chrome} ${styles.rail}`} aria-label="Panels">
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
