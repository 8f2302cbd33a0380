import type { ReactNode } from 'react'
import { useBuilder, useUi } from '@/plugins/visual-editor/editor/builder-context'
import { useEngineValue } from '@/plugins/visual-editor/editor/engine/engine'
import {
  screenNames,
  screenOf,
  usePageSize,
} from '@/plugins/visual-editor/editor/shell/bar/devices'
import styles from '@/plugins/visual-editor/editor/shell/bar/top-bar.module.css'
import type { Device } from '@/plugins/visual-editor/editor/state/ui-store'
import controls from '@/src/admin/ui/controls.module.css'
import { IconButton } from '@/src/admin/ui/icon-button'
import { ChevronLeft, Redo2, Search, Undo2 } from '@/src/admin/ui/icons'

type Props = {
  /** What is open, and the way to others of its kind. */
  name: ReactNode
  /** Whether it is saved, how to see it, how it gets to its readers. */
  children: ReactNode
  onLeave: () => void
}

/** Where am I, is it saved, how does it look on a phone, put it live. */
export function TopBar({ name, children, onLeave }: Props) {
  const { engine, commands, ui } = useBuilder()
  const canUndo = useEngineValue(engine, ({ canUndo }) => canUndo())
  const canRedo = useEngineValue(engine, ({ canRedo }) => canRedo())

  return (
    <header className={`${controls.chrome} ${styles.bar}`}>
      <div className={styles.side}>
        <IconButton icon={ChevronLeft} label="Back to the admin" onClick={onLeave} />
        {name}
        <span className={styles.rule} />
        <IconButton icon={Undo2} label="Undo" disabled={!canUndo} onClick={commands.undo} />
        <IconButton icon={Redo2} label="Redo" disabled={!canRedo} onClick={commands.redo} />
        <IconButton
          icon={Search}
          label="Find anything"
          onClick={() => ui.setState({ keyDialog: 'palette' })}
        />
      </div>
      <DeviceSwitch />
      <div className={styles.side}>{children}</div>
    </header>
  )
}

const screenOfDevice: Partial<Record<Device, string>> = {
  desktop: screenNames.base,
  tablet: screenNames.tablet,
  phone: screenNames.mobile,
}

/** Shows the page as wide as a computer, a tablet or a phone would; marks the screen its width belongs to. */
function DeviceSwitch() {
  const { ui, kind } = useBuilder()
  const current = useUi(({ device }) => device)
  const isDragged = useUi(({ draggedWidthPx }) => draggedWidthPx !== null)
  const { widthPx, scale } = usePageSize()
  const screen = screenNames[screenOf(widthPx)]
  return (
    <div className={styles.devices}>
      <fieldset className={controls.segmented} aria-label="Screen">
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
