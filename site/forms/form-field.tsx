import type { ComponentProps } from 'react'
import styles from '@/site/forms/form.module.css'
import { Icon } from '@/src/ui/icon/icon'

type Shared = { label: string; problem?: string; span?: 'half' | 'third' }

/** A labelled input with its problem below it, tied together for screen readers. */
export function FormField({
  label,
  problem,
  span,
  id,
  ...input
}: Shared & ComponentProps<'input'> & { id: string }) {
  return (
    <div className={fieldClass(span, problem)}>
      <label htmlFor={id}>{label}</label>
      <input
        {...input}
        id={id}
        className={styles.input}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-problem` : undefined}
      />
      <Problem id={id} text={problem} />
    </div>
  )
}

export function FormArea({
  label,
  problem,
  span,
  id,
  ...area
}: Shared & ComponentProps<'textarea'> & { id: string }) {
  return (
    <div className={fieldClass(span, problem)}>
      <label htmlFor={id}>{label}</label>
      <textarea
        {...area}
        id={id}
        className={styles.input}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-problem` : undefined}
      />
      <Problem id={id} text={problem} />
    </div>
  )
}

export function FormSelect({
  label,
  problem,
  span,
  id,
  children,
  ...select
}: Shared & ComponentProps<'select'> & { id: string }) {
  return (
    <div className={fieldClass(span, problem)}>
      <label htmlFor={id}>{label}</label>
      <span className={styles.select}>
        <select
          {...select}
          id={id}
          className={styles.input}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-problem` : undefined}
        >
          {children}
        </select>
        <Icon name="down" />
      </span>
      <Problem id={id} text={problem} />
    </div>
  )
}

function Problem({ id, text }: { id: string; text?: string }) {
  return text ? (
    <p id={`${id}-problem`} className={styles.problem} role="alert">
      {text}
    </p>
  ) : null
}

function fieldClass(span: Shared['span'], problem: string | undefined): string {
  return [styles.field, span && styles[span], problem && styles.failed].filter(Boolean).join(' ')
}
