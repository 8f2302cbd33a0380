import {
  type LucideIcon,
  Monitor,
  MoveHorizontal,
  Smartphone,
  Tablet,
} from '@/plugins/visual-editor/editor/shell/icons'
import type { Device } from '@/plugins/visual-editor/editor/state/ui-store'

/** Screens to look at the page on; the keys Alt+Shift+1, Alt+Shift+2, … follow this order. */
export const deviceItems: readonly { device: Device; label: string; icon: LucideIcon }[] = [
  { device: 'desktop', label: 'Computer, 1280 px', icon: Monitor },
  { device: 'tablet', label: 'Tablet, 768 px', icon: Tablet },
  { device: 'phone', label: 'Phone, 375 px', icon: Smartphone },
  { device: 'fit', label: 'As wide as fits', icon: MoveHorizontal },
]
