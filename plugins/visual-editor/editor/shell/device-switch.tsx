import { useBuilder, useUi } from '@/plugins/visual-editor/editor/builder-context'
import { screenNames, screenOf, usePageSize } from '@/plugins/visual-editor/editor/shell/devices'
import shell from '@/plugins/visual-editor/editor/shell/shell.module.css'
import styles from '@/plugins/visual-editor/editor/shell/top-bar.module.css'
import type { Device } from '@/plugins/visual-editor/editor/state/ui-store'

const screenOfDevice: Partial<Record<Device, string>> = {
  desktop: screenNames.base,
  tablet: screenNames.tablet,
  phone: screenNames.mobile,
}

/** Shows the page as wide as a computer, a tablet or a phone would; marks the screen its width belongs to. */
export function DeviceSwitch() {
  const { ui, kind } = useBuilder()
  const current = useUi(({ device }) => device)
  const isDragged = useUi(({ draggedWidthPx }) => draggedWidthPx !== null)
  const { widthPx, scale } = usePageSize()
  const screen = screenNames[screenOf(widthPx)]
  return (
    <div className={styles.devices}>
      <fieldset className={shell.segmented} aria-label="Screen">
        {kind.devices.map(({ device, label, icon: Icon }) => (
          <button
            key={device}
            type="button"
            title={label}
            aria-label={label}
            aria-pressed={device === current && !isDragged}
            data-here={kind.hasScreens && screenOfDevice[device] === screen}
            onClick={() => ui.setState({ device, draggedWidthPx: null, hoveredId: null })}
          >
            <Icon size={18} strokeWidth={1.75} aria-hidden />
          </button>
        ))}
      </fieldset>
      <span
        className={styles.readout}
        title={kind.hasScreens ? `Shown as on a ${screen}` : undefined}
      >
        <b>{widthPx} px</b> · {Math.round(scale * 100)} %
      </span>
    </div>
  )
}
