import type { ReactNode } from 'react'
import styles from '@/plugins/visual-editor/editor/email/email.module.css'
import { VariableChips } from '@/plugins/visual-editor/editor/email/variables-panel'
import { PanelFrame } from '@/plugins/visual-editor/editor/panels/panel-frame'

/** In windows without room for what stands where nothing is selected: the overview, and what goes into the subject. */
export function SubjectPanel({ children }: { children: ReactNode }) {
  return (
    <PanelFrame title="Subject">
      <div className={styles.overview}>{children}</div>
      <VariableChips />
    </PanelFrame>
  )
}
