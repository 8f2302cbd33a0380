import type { ReactNode } from 'react'
import { useBuilder } from '@/plugins/visual-editor/editor/builder-context'
import { useEngineValue } from '@/plugins/visual-editor/editor/canvas/engine'
import { DeviceSwitch } from '@/plugins/visual-editor/editor/shell/device-switch'
import { IconButton } from '@/plugins/visual-editor/editor/shell/icon-button'
import { ChevronLeft, Redo2, Search, Undo2 } from '@/plugins/visual-editor/editor/shell/icons'
import shell from '@/plugins/visual-editor/editor/shell/shell.module.css'
import styles from '@/plugins/visual-editor/editor/shell/top-bar.module.css'

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
    <header className={`${shell.chrome} ${styles.bar}`}>
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
