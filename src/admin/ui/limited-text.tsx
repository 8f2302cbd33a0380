import { type ChangeEvent, type FocusEvent, type SyntheticEvent, useId, useState } from 'react'
import controls from '@/src/admin/ui/controls.module.css'
import styles from '@/src/admin/ui/inputs.module.css'
import { cutText } from '@/src/core/text'

type Field = HTMLInputElement | HTMLTextAreaElement

export type LimitedTextProps = {
  id?: string
  /** Where another label than the row's names it. */
  label?: string
  value: string
  /** UTF-16 units. */
  max?: number
  placeholder?: string
  /** Takes several lines. */
  isLong?: boolean
  /** Looks like the words it will be, not like a field. */
  className?: string
  autoFocus?: boolean
  /** Gets the field as somebody goes into it. */
  onEnter?: (field: Field) => void
  onChange: (value: string) => void
}

/** A text that ends at its limit, however it gets in; how much room is left is said when it gets scarce. */
export function LimitedText(props: LimitedTextProps) {
  const { id, label, value, max, placeholder, isLong, className, autoFocus, onEnter, onChange } =
    props
  const countId = useId()
  // Letters that are still put together (accents, Japanese) must not be cut; they are when they stand.
  const [composed, setComposed] = useState<string | null>(null)
  /** Letters of what was put in last that found no room. */
  const [lost, setLost] = useState(0)

  const take = (field: Field) => {
    const { length } = field.value
    const fitted = fitAtCaret(field, max)
    setLost(length - fitted.length)
    setComposed(null)
    if (fitted !== value) {
      onChange(fitted)
    }
  }

  const shared = {
    id,
    'aria-label': label,
    'aria-describedby': max === undefined ? undefined : countId,
    placeholder,
    autoFocus,
    value: composed ?? value,
    onFocus: (event: FocusEvent<Field>) => onEnter?.(event.currentTarget),
    onChange: (event: ChangeEvent<Field>) => {
      const { nativeEvent, target } = event
      if (nativeEvent instanceof InputEvent && nativeEvent.isComposing) {
        setComposed(target.value)
        onChange(max === undefined ? target.value : cutText(target.value, max))
      } else {
        take(target)
      }
    },
    onCompositionEnd: (event: SyntheticEvent<Field>) => take(event.currentTarget),
  }
  return (
    <div className={styles.stack}>
      {isLong ? (
        <textarea
          className={className ?? `${controls.field} ${styles.textarea}`}
          rows={className ? 1 : 3}
          {...shared}
        />
      ) : (
        <input className={className ?? controls.field} type="text" {...shared} />
      )}
      {max !== undefined && (
        <span id={countId} className={styles.count} role="status">
          {countWords(value.length, max, lost)}
        </span>
      )}
    </div>
  )
}

/** Cuts what was put in, not what stood behind it, and leaves the caret there. */
function fitAtCaret(field: Field, max: number | undefined): string {
  const { value, selectionEnd } = field
  if (max === undefined || value.length <= max) {
    return value
  }
  const caret = selectionEnd ?? value.length
  const behind = value.slice(caret)
  const before = cutText(value.slice(0, caret), max - behind.length)
  field.value = cutText(before + behind, max)
  field.setSelectionRange(before.length, before.length)
  return field.value
}

function countWords(length: number, max: number, lost: number): string {
  const isNear = max - length <= Math.max(5, max / 10)
  if (lost > 0) {
    return `${length} / ${max}: ${lost} more did not fit`
  }
  return isNear ? `${length} / ${max}` : ''
}
