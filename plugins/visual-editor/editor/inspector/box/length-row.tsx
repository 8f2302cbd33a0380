import { useId } from 'react'
import { useBuilder } from '@/plugins/visual-editor/editor/builder-context'
import { useEngineValue } from '@/plugins/visual-editor/editor/canvas/engine'
import { ScreenPills } from '@/plugins/visual-editor/editor/inspector/box/screen-pills'
import styles from '@/plugins/visual-editor/editor/inspector/inspector.module.css'
import { NumberInput } from '@/plugins/visual-editor/editor/inspector/number-input'
import { useScreen } from '@/plugins/visual-editor/editor/shell/devices'
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
  const { minValue, maxValue } = boxStyle.shape[name].unwrap()
  const set = (value: number | undefined) => commands.setBox(id, screen, { [name]: value })

  return (
    <div className={styles.perScreen}>
      <div className={styles.setting}>
        <label htmlFor={fieldId} className={styles.label}>
          {label}
        </label>
        <NumberInput
          id={fieldId}
          value={box?.[screen]?.[name]}
          placeholder={String(box?.base?.[name] ?? inherited)}
          min={minValue ?? 0}
          max={maxValue ?? Number.MAX_SAFE_INTEGER}
          step={1}
          unit="px"
          onChange={set}
          onClear={() => set(undefined)}
        />
      </div>
      <ScreenPills id={id} name={name} />
    </div>
  )
}
