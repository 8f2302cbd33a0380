import { type ReactNode, useEffect, useRef } from 'react'
import { useBuilder, useUi } from '@/plugins/visual-editor/editor/builder-context'
import phone from '@/plugins/visual-editor/editor/shell/phone.module.css'
import { sheetOf } from '@/plugins/visual-editor/editor/shell/sheet'
import styles from '@/plugins/visual-editor/editor/shell/shell.module.css'
import { coveringPanels } from '@/plugins/visual-editor/editor/shell/window-sizes'
import type { Device } from '@/plugins/visual-editor/editor/state/ui-store'
import { useStripPlace } from '@/plugins/visual-editor/editor/strip/use-strip-place'
import { AnnounceProvider } from '@/src/admin/ui/announce'
import controls from '@/src/admin/ui/controls.module.css'
import { type LucideIcon, Monitor, MoveHorizontal, Smartphone, Tablet } from '@/src/admin/ui/icons'
import { useMediaQuery } from '@/src/ui/use-media-query.client'

/** The window: top bar, rail, panel, page, settings. */
export function Frame({ children }: { children: ReactNode }) {
  const { ui } = useBuilder()
  const { isPinned } = useStripPlace()
  const isCovering = useMediaQuery(coveringPanels)
  const panel = useUi((state) => state.panel)
  const sheet = useUi(sheetOf)

  // A window that becomes too narrow for both shows the page, not the panel on top of it. One that is so from the start
  // began without a panel: closing it again would take away what was opened before this effect ran.
  const wasCovering = useRef(isCovering)
  useEffect(() => {
    if (isCovering && !wasCovering.current) {
      ui.setState({ panel: null })
    }
    wasCovering.current = isCovering
  }, [ui, isCovering])

  return (
    <div
      className={`${controls.tokens} ${styles.editor} ${phone.window}`}
      data-builder=""
      data-panel={panel ?? 'closed'}
      data-sheet={sheet}
      data-strip={isPinned ? 'pinned' : undefined}
    >
      <SharedParts>{children}</SharedParts>
    </div>
  )
}

/** What controls that the editor shares with other screens ask for. */
export function SharedParts({ children }: { children: ReactNode }) {
  const { commands, kind } = useBuilder()
  const Library = kind.site?.Library
  return (
    <AnnounceProvider value={commands.announce}>
      {Library ? <Library>{children}</Library> : children}
    </AnnounceProvider>
  )
}

/** Reads out what the eye would see: what was selected, added, moved, and where a drag would land. */
export function Announcer() {
  const announcement = useUi((state) => state.announcement)
  return (
    <div className={controls.visuallyHidden} aria-live="polite" data-testid="announcer">
      {announcement}
    </div>
  )
}

/** A screen to look at the document on; the keys Alt+Shift+1, Alt+Shift+2, … follow their order. */
export type DeviceItem = { device: Device; label: string; icon: LucideIcon }

export const pageDevices: readonly DeviceItem[] = [
  { device: 'desktop', label: 'Computer, 1280 px', icon: Monitor },
  { device: 'tablet', label: 'Tablet, 768 px', icon: Tablet },
  { device: 'phone', label: 'Phone, 375 px', icon: Smartphone },
  { device: 'fit', label: 'As wide as fits', icon: MoveHorizontal },
]
