import {
  type LucideIcon,
  Monitor,
  MoveHorizontal,
  Smartphone,
  Tablet,
} from '@/plugins/visual-editor/editor/shell/icons'
import type { Device } from '@/plugins/visual-editor/editor/state/ui-store'

/** A screen to look at the document on; the keys Alt+Shift+1, Alt+Shift+2, … follow their order. */
export type DeviceItem = { device: Device; label: string; icon: LucideIcon }

export const pageDevices: readonly DeviceItem[] = [
  { device: 'desktop', label: 'Computer, 1280 px', icon: Monitor },
  { device: 'tablet', label: 'Tablet, 768 px', icon: Tablet },
  { device: 'phone', label: 'Phone, 375 px', icon: Smartphone },
  { device: 'fit', label: 'As wide as fits', icon: MoveHorizontal },
]
