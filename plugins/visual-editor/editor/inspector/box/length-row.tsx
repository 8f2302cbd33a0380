import { useId, useState } from 'react'
import { useBuilder } from '@/plugins/visual-editor/editor/builder-context'
import { useEngineValue } from '@/plugins/visual-editor/editor/canvas/engine'
import { ScreenPills } from '@/plugins/visual-editor/editor/inspector/box/screen-pills'
import styles from '@/plugins/visual-editor/editor/inspector/inspector.module.css'
import { useScreen } from '@/plugins/visual-editor/editor/shell/devices'
import shell from '@/plugins/visual-editor/editor/shell/shell.module.css'
import { type BoxStyle, boxStyle } from '@/src/core/page-document/box'

export type LengthKey = Extract<
  keyof BoxStyle,
  'width' | 'minHeight' | 'above' | 'below' | 'padding' | 'gap'
>

type Props = {
  id: string
  name: LengthKey
  label: string
  /** Shown faintly while nothing is set. */
  inherited: string
}

/** A length in pixels that may be left open; emptied, it follows what holds on all screens again. */
export function LengthRow({ id, name, label, inherited }: Props) {
  const { commands, engine } = useBuilder()
  const screen = useScreen()
  const fieldId = useId()
  const box = useEngineValue(engine, () => engine.document().nodes[id]?.box)
  const [typed, setTyped] = useState<string | null>(null)
  const value = box?.[screen]?.[name]
  const base = box?.base?.[name]
  const placeholder = base === undefined ? inherited : String(base)
  const shown = String(typed ?? value ?? '')

  const read = (text: string) => {
    setTyped(text)
    if (text.trim() === '') {
      commands.setBox(id, screen, { [name]: undefined })
      return
    }
    const parsed = boxStyle.shape[name].safeParse(Number(text))
    if (parsed.success && parsed.data !== undefined) {
      commands.setBox(id, screen, { [name]: parsed.data })
    }
  }

  return (
    <div className={styles.perScreen}>
      <div className={styles.setting}>
        <label htmlFor={fieldId} className={styles.label}>
          {label}
        </label>
        <span className={`${shell.field} ${styles.number}`}>
          <input
            id={fieldId}
            type="number"
            step={1}
            min={0}
            placeholder={placeholder}
            value={shown}
            onChange={(event) => read(event.target.value)}
            onBlur={() => setTyped(null)}
          />
          {!Number.isNaN(Number(shown || placeholder)) && <span className={styles.unit}>px</span>}
        </span>
      </div>
      <ScreenPills id={id} name={name} />
    </div>
  )
}
