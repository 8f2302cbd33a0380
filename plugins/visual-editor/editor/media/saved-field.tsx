import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import styles from '@/plugins/visual-editor/editor/media/media-details.module.css'
import shell from '@/plugins/visual-editor/editor/shell/shell.module.css'
import { isEnter } from '@/src/core/is-enter'

type Props = {
  id: string
  value: string
  /** Several lines; one when not set. */
  rows?: number
  maxLength: number
  /** Left empty it goes back to what it was. */
  isRequired?: boolean
  onSave: (value: string) => Promise<boolean>
}

/** A field that saves when it is left, also when the dialog closes around it. */
export function SavedField({ id, value, rows, maxLength, isRequired = false, onSave }: Props) {
  const [typed, setTyped] = useState(value)
  const latest = useRef({ typed, value, onSave })
  latest.current = { typed, value, onSave }

  useEffect(() => setTyped(value), [value])

  const [save] = useState(() => () => {
    const now = latest.current
    const text = now.typed.trim()
    if (isRequired && text === '') {
      setTyped(now.value)
    } else if (text !== now.value) {
      latest.current = { ...now, value: text }
      void now.onSave(text)
    }
  })
  useEffect(() => save, [save])

  const field = {
    id,
    value: typed,
    maxLength,
    onBlur: save,
    onChange: ({ target }: { target: { value: string } }) => setTyped(target.value),
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (isEnter(event)) {
      save()
    }
  }
  return rows ? (
    <textarea {...field} rows={rows} className={`${shell.field} ${styles.textarea}`} />
  ) : (
    <input {...field} type="text" className={shell.field} onKeyDown={onKeyDown} />
  )
}
