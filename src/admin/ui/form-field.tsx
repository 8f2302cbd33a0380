import { type InputHTMLAttributes, type ReactNode, useId } from 'react'
import type { FieldError, UseFormRegisterReturn } from 'react-hook-form'
import controls from '@/src/admin/ui/controls.module.css'
import styles from '@/src/admin/ui/form-field.module.css'
import inputs from '@/src/admin/ui/inputs.module.css'

type Props = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | 'type'
  | 'autoCapitalize'
  | 'autoComplete'
  | 'inputMode'
  | 'list'
  | 'maxLength'
  | 'onInput'
  | 'placeholder'
  | 'spellCheck'
> & {
  label: string
  registered: UseFormRegisterReturn
  error: FieldError | undefined
  /** Stands below the field. */
  hint?: ReactNode
  /** Stands behind what is typed. */
  suffix?: string
  /** Takes several lines. */
  isLong?: boolean
  /** Options to choose from, in place of a text. */
  children?: ReactNode
  /** Has the keyboard when its dialog opens. */
  isFirst?: boolean
}

/** One field of a form with its name above and what is wrong with it below. */
export function FormField(props: Props) {
  const { label, registered, error, hint, suffix, isLong, isFirst, children, ...rest } = props
  const id = useId()
  const saidId = `${id}-said`
  const shared = {
    ...registered,
    id,
    'data-first': isFirst || undefined,
    'aria-invalid': error !== undefined,
    'aria-describedby': error || hint ? saidId : undefined,
  }
  return (
    <div className={styles.label}>
      <label htmlFor={id}>{label}</label>
      {children ? (
        <select {...shared} className={controls.field} autoComplete={rest.autoComplete}>
          {children}
        </select>
      ) : isLong ? (
        <textarea
          maxLength={rest.maxLength}
          placeholder={rest.placeholder}
          spellCheck={rest.spellCheck}
          className={`${controls.field} ${inputs.textarea}`}
          rows={3}
          {...shared}
        />
      ) : suffix ? (
        <span className={controls.field}>
          <input {...rest} {...shared} className={styles.bare} />
          <span className={styles.suffix}>{suffix}</span>
        </span>
      ) : (
        <input {...rest} {...shared} className={controls.field} />
      )}
      {error ? (
        <span id={saidId} role="alert" className={styles.error}>
          {error.message}
        </span>
      ) : (
        hint && (
          <span id={saidId} className={styles.hint}>
            {hint}
          </span>
        )
      )}
    </div>
  )
}
