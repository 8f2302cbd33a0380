import type { Control } from '@/blocks/_kit/define'
import { blockIcon } from '@/plugins/visual-editor/editor/shell/icons'
import shell from '@/plugins/visual-editor/editor/shell/shell.module.css'

type Props = {
  id: string
  control: Extract<Control, { kind: 'choice' }>
  value: unknown
  onChange: (value: string) => void
}

/** A few values side by side, one of them on. */
export function ChoiceControl({ id, control, value, onChange }: Props) {
  return (
    <fieldset id={id} className={shell.segmented} aria-label={control.label}>
      {control.options.map((option) => {
        const Icon = option.icon ? blockIcon(option.icon) : null
        return (
          <button
            key={option.value}
            type="button"
            title={option.label}
            aria-label={option.label}
            aria-pressed={option.value === value}
            onClick={() => onChange(option.value)}
          >
            {Icon ? <Icon size={16} aria-hidden /> : option.label}
          </button>
        )
      })}
    </fieldset>
  )
}
