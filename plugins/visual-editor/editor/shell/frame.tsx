import type { ReactNode } from 'react'
import { useUi } from '@/plugins/visual-editor/editor/builder-context'
import phone from '@/plugins/visual-editor/editor/shell/phone.module.css'
import { sheetOf } from '@/plugins/visual-editor/editor/shell/sheet'
import styles from '@/plugins/visual-editor/editor/shell/shell.module.css'
import { useStripPlace } from '@/plugins/visual-editor/editor/strip/use-strip-place'

/** The window: top bar, rail, panel, page, settings. */
export function Frame({ children }: { children: ReactNode }) {
  const { isPinned } = useStripPlace()
  const panel = useUi((state) => state.panel)
  const sheet = useUi(sheetOf)
  return (
    <div
      className={`${styles.editor} ${phone.window}`}
      data-builder=""
      data-panel={panel ?? 'closed'}
      data-sheet={sheet}
      data-strip={isPinned ? 'pinned' : undefined}
    >
      {children}
    </div>
  )
}
