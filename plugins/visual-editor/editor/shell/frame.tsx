import { type ReactNode, useEffect } from 'react'
import { useBuilder, useUi } from '@/plugins/visual-editor/editor/builder-context'
import phone from '@/plugins/visual-editor/editor/shell/phone.module.css'
import { sheetOf } from '@/plugins/visual-editor/editor/shell/sheet'
import styles from '@/plugins/visual-editor/editor/shell/shell.module.css'
import { coveringPanels, useMediaQuery } from '@/plugins/visual-editor/editor/shell/use-media-query'
import { useStripPlace } from '@/plugins/visual-editor/editor/strip/use-strip-place'

/** The window: top bar, rail, panel, page, settings. */
export function Frame({ children }: { children: ReactNode }) {
  const { ui } = useBuilder()
  const { isPinned } = useStripPlace()
  const isCovering = useMediaQuery(coveringPanels)
  const panel = useUi((state) => state.panel)
  const sheet = useUi(sheetOf)

  // A window that becomes too narrow for both shows the page, not the panel on top of it.
  useEffect(() => {
    if (isCovering) {
      ui.setState({ panel: null })
    }
  }, [ui, isCovering])

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
