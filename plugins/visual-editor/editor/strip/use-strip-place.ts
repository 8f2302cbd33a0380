import { useBuilder } from '@/plugins/visual-editor/editor/builder-context'
import { coveringPanels } from '@/plugins/visual-editor/editor/shell/window-sizes'
import { useStoredPreference } from '@/plugins/visual-editor/editor/state/use-stored-preference'
import { useMediaQuery } from '@/src/ui/use-media-query.client'

/** Where the live view stands: in the place of the settings, beside them, or nowhere. */
export function useStripPlace() {
  const { kind } = useBuilder()
  const [isShown, setShown] = useStoredPreference('strip', true)
  const [wantsPin, setPinned] = useStoredPreference('strip-pinned', false)
  // Without it the settings lie over the page, and only while a block is selected.
  const hasRoom = !useMediaQuery(coveringPanels) && kind.Still !== undefined
  const canPin = useMediaQuery('(width >= 1360px)')
  return {
    isShown,
    isPinned: hasRoom && isShown && wantsPin && canPin,
    hasRoom,
    canPin,
    setShown,
    setPinned,
  }
}
