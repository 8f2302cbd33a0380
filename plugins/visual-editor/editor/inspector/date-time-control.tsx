import { localText } from '@/src/admin/dates/local-text'
import controls from '@/src/admin/ui/controls.module.css'

type Props = {
  id: string
  /** ISO with time zone; empty for none. */
  value: string
  onChange: (value: string) => void
}

/** A moment, shown and set as the owner's own clock shows it. */
export function DateTimeControl({ id, value, onChange }: Props) {
  return (
    <input
      id={id}
      className={controls.field}
      type="datetime-local"
      value={Number.isNaN(Date.parse(value)) ? '' : localText(new Date(value))}
      onChange={(event) => {
        const { value: local } = event.target
        onChange(local === '' ? '' : new Date(local).toISOString())
      }}
    />
  )
}
