import type { ReactNode } from 'react'
import { useUi } from '@/plugins/visual-editor/editor/builder-context'
import styles from '@/plugins/visual-editor/editor/shell/shell.module.css'

/** The window: top bar, rail, panel, page, settings. */
export function Frame({ children }: { children: ReactNode }) {
  const isPanelOpen = useUi(({ panel }) => panel !== null)
  return (
    <div className={styles.editor} data-builder="" data-panel={isPanelOpen ? 'open' : 'closed'}>
      {children}
    </div>
  )
}
