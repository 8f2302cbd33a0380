import { useBuilder, useUi } from '@/plugins/visual-editor/editor/builder-context'
import { pageSize } from '@/plugins/visual-editor/editor/shell/devices'
import {
  Monitor,
  MoveHorizontal,
  Smartphone,
  Tablet,
} from '@/plugins/visual-editor/editor/shell/icons'
import shell from '@/plugins/visual-editor/editor/shell/shell.module.css'
import styles from '@/plugins/visual-editor/editor/shell/top-bar.module.css'

const devices = [
  { device: 'desktop', label: 'Computer, 1280 px', icon: Monitor },
  { device: 'tablet', label: 'Tablet, 768 px', icon: Tablet },
  { device: 'phone', label: 'Phone, 375 px', icon: Smartphone },
  { device: 'fit', label: 'As wide as fits', icon: MoveHorizontal },
] as const

/** Shows the page as wide as a computer, a tablet or a phone would. */
export function DeviceSwitch() {
  const { ui } = useBuilder()
  const current = useUi(({ device }) => device)
  const { widthPx, scale } = pageSize(
    current,
    useUi(({ stageWidthPx }) => stageWidthPx),
  )
  return (
    <div className={styles.devices}>
      <fieldset className={shell.segmented} aria-label="Screen">
        {devices.map(({ device, label, icon: Icon }) => (
          <button
            key={device}
            type="button"
            title={label}
            aria-label={label}
            aria-pressed={device === current}
            onClick={() => ui.setState({ device, hoveredId: null })}
          >
            <Icon size={18} strokeWidth={1.75} aria-hidden />
          </button>
        ))}
      </fieldset>
      <span className={styles.readout}>
        <b>{widthPx} px</b> · {Math.round(scale * 100)} %
      </span>
    </div>
  )
}
