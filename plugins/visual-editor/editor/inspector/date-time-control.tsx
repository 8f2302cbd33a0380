import controls from '@/src/admin/ui/controls.module.css'

type Props = {
  id: string
  /** ISO with time zone; empty for none. */
  value: string
  /** Of the sentence that says what is wrong with it. */
  problemId?: string
  onChange: (value: string) => void
}

/** A moment, shown and set as the owner's own clock shows it. */
export function DateTimeControl({ id, value, problemId, onChange }: Props) {
  return (
    <input
      id={id}
      className={controls.field}
      type="datetime-local"
      aria-invalid={problemId !== undefined || undefined}
      aria-describedby={problemId}
      value={toLocal(value)}
      onChange={(event) => {
        const { value: local } = event.target
        onChange(local === '' ? '' : new Date(local).toISOString())
      }}
    />
  )
}

/** `2026-12-04T19:30` in the time zone of this computer. */
function toLocal(value: string): string {
  const moment = new Date(value)
  if (Number.isNaN(moment.getTime())) {
    return ''
  }
  const shifted = new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000)
  return shifted.toISOString().slice(0, 16)
}
