import { type ReactNode, useId } from 'react'
import type { Control } from '@/blocks/_kit/define'
import { ChoiceControl } from '@/plugins/visual-editor/editor/inspector/choice-control'
import { ColorControl } from '@/plugins/visual-editor/editor/inspector/color-control'
import { EmailListControl } from '@/plugins/visual-editor/editor/inspector/email-list-control'
import { IconControl } from '@/plugins/visual-editor/editor/inspector/icon-control'
import styles from '@/plugins/visual-editor/editor/inspector/inspector.module.css'
import { MediaControl } from '@/plugins/visual-editor/editor/inspector/media-control'
import { NumberInput } from '@/plugins/visual-editor/editor/inspector/number-input'
import { SliderControl } from '@/plugins/visual-editor/editor/inspector/slider-control'
import shell from '@/plugins/visual-editor/editor/shell/shell.module.css'

/** Values a control can set; `''` means "not set". */
export type ControlValue = string | number | boolean

type Props = { control: Control; value: unknown; onChange: (value: ControlValue) => void }

/** A setting with its label; wide controls have the label above them. */
export function ControlRow({ control, value, onChange }: Props) {
  const id = useId()
  const isStacked =
    control.kind === 'textarea' ||
    control.kind === 'media' ||
    control.kind === 'icon' ||
    (control.kind === 'choice' && !control.options.every(({ icon }) => icon))
  return (
    <div className={styles.setting} data-stacked={isStacked}>
      <label htmlFor={id} className={styles.label}>
        {control.label}
      </label>
      {controlFor({ control, value, onChange }, id)}
    </div>
  )
}

function controlFor({ control, value, onChange }: Props, id: string): ReactNode {
  switch (control.kind) {
    case 'text':
    case 'link':
      return (
        <input
          id={id}
          className={shell.field}
          type="text"
          inputMode={control.kind === 'link' ? 'url' : 'text'}
          placeholder={
            control.kind === 'link' ? 'https:// or /page' : (control.placeholder ?? undefined)
          }
          value={textOf(value)}
          onChange={(event) => onChange(event.target.value)}
        />
      )
    case 'textarea':
      return (
        <textarea
          id={id}
          className={`${shell.field} ${styles.textarea}`}
          rows={3}
          value={textOf(value)}
          onChange={(event) => onChange(event.target.value)}
        />
      )
    case 'toggle':
      return (
        <button
          id={id}
          type="button"
          role="switch"
          className={styles.switch}
          aria-checked={value === true}
          onClick={() => onChange(value !== true)}
        />
      )
    case 'number':
      return (
        <NumberInput
          id={id}
          value={numberOf(value, control.min)}
          min={control.min}
          max={control.max}
          step={control.step ?? 1}
          unit={control.unit ?? ''}
          onChange={onChange}
        />
      )
    case 'slider':
      return <SliderControl id={id} control={control} value={value} onChange={onChange} />
    case 'choice':
      return <ChoiceControl id={id} control={control} value={value} onChange={onChange} />
    case 'select':
      return (
        <select
          id={id}
          className={shell.field}
          value={textOf(value)}
          onChange={(event) => onChange(event.target.value)}
        >
          {control.options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )
    case 'color':
      return <ColorControl id={id} value={textOf(value)} onChange={onChange} />
    case 'media':
      return (
        <MediaControl id={id} accept={control.accept} value={textOf(value)} onChange={onChange} />
      )
    case 'icon':
      return <IconControl id={id} label={control.label} value={textOf(value)} onChange={onChange} />
    case 'email-list':
      return (
        <EmailListControl id={id} none={control.none} value={textOf(value)} onChange={onChange} />
      )
  }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
const numberOf = (value: unknown, fallback: number) =>
  typeof value === 'number' && Number.isFinite(value) ? value : fallback
