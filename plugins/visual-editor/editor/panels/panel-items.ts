import {
  Braces,
  File,
  Layers,
  type LucideIcon,
  Palette,
  Plus,
} from '@/plugins/visual-editor/editor/shell/icons'
import type { Panel } from '@/plugins/visual-editor/editor/state/ui-store'

/** The panels beside the document, as the rail and the keys Alt+1, Alt+2, … name them. */
export const panelItems: Readonly<Record<Panel, { label: string; icon: LucideIcon }>> = {
  add: { label: 'Add', icon: Plus },
  layers: { label: 'Layers', icon: Layers },
  pages: { label: 'Pages', icon: File },
  theme: { label: 'Theme', icon: Palette },
  variables: { label: 'Variables', icon: Braces },
}
