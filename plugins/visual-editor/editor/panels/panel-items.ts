import {
  File,
  Layers,
  type LucideIcon,
  Palette,
  Plus,
} from '@/plugins/visual-editor/editor/shell/icons'
import type { Panel } from '@/plugins/visual-editor/editor/state/ui-store'

/** The panels beside the page, in the order of the rail; the keys Alt+1, Alt+2, … follow it. */
export const panelItems: readonly { panel: Panel; label: string; icon: LucideIcon }[] = [
  { panel: 'add', label: 'Add', icon: Plus },
  { panel: 'layers', label: 'Layers', icon: Layers },
  { panel: 'pages', label: 'Pages', icon: File },
  { panel: 'theme', label: 'Theme', icon: Palette },
]
