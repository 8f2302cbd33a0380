import {
  Braces,
  File,
  Layers,
  type LucideIcon,
  Mail,
  Palette,
  Plus,
} from '@/plugins/visual-editor/editor/shell/icons'
import type { Panel } from '@/plugins/visual-editor/editor/state/ui-store'

type PanelItem = {
  label: string
  icon: LucideIcon
  /** What it holds stands where the settings are while there is room for them. */
  isForNarrow?: true
}

/** The panels beside the document, as the rail and the keys Alt+1, Alt+2, … name them. */
export const panelItems: Readonly<Record<Panel, PanelItem>> = {
  add: { label: 'Add', icon: Plus },
  layers: { label: 'Layers', icon: Layers },
  pages: { label: 'Pages', icon: File },
  theme: { label: 'Theme', icon: Palette },
  variables: { label: 'Variables', icon: Braces },
  subject: { label: 'Subject', icon: Mail, isForNarrow: true },
}
