import type { ComponentProps, ReactNode } from 'react'
import styles from '@/site/forms/form.module.css'
import { Icon } from '@/src/ui/icon/icon'

type Shared = {
  id: string
  label: string
  problem?: string
  /** Says more about the problem. */
  hint?: string
  span?: 'half' | 'third'
}
type Field<Element extends 'input' | 'textarea' | 'select'> = Shared & ComponentProps<Element>

/** A labelled input with its problem below it, tied together for screen readers. */
export function FormField({ label, problem, hint, span, ...input }: Field<'input'>) {
  return (
    <Labelled {...{ label, problem, hint, span }} id={input.id}>
      <input {...input} {...controlProps(input.id, problem)} />
    </Labelled>
  )
}

type Password = Omit<Field<'input'>, 'label'> & { label?: string; isNew?: boolean }

export function PasswordField({ label = 'Your password', isNew = false, ...field }: Password) {
  return (
    <FormField
      label={label}
      type="password"
      autoComplete={isNew ? 'new-password' : 'current-password'}
      {...field}
    />
  )
}

export function FormArea({ label, problem, span, ...area }: Field<'textarea'>) {
  return (
    <Labelled {...{ label, problem, span }} id={area.id}>
      <textarea {...area} {...controlProps(area.id, problem)} />
    </Labelled>
  )
}

export function FormSelect({ label, problem, span, ...select }: Field<'select'>) {
  return (
    <Labelled {...{ label, problem, span }} id={select.id}>
      <span className={styles.select}>
        <select {...select} {...controlProps(select.id, problem)} />
        <Icon name="down" />
      </span>
    </Labelled>
  )
}

function Labelled({ label, problem, hint, span, id, children }: Shared & { children: ReactNode }) {
  return (
    <div className={fieldClass(span, problem)}>
      <label htmlFor={id}>{label}</label>
      {children}
      {problem && (
        <p id={problemId(id)} className={styles.problem} role="alert">
          {problem}
          {hint && <span>{hint}</span>}
        </p>
      )}
    </div>
  )
}

/** What ties an input to its label and its problem. */
function controlProps(id: string, problem: string | undefined) {
  return {
    className: styles.input,
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': problem ? problemId(id) : undefined,
  }
}

function problemId(id: string): string {
  return `${id}-problem`
}

function fieldClass(span: Shared['span'], problem: string | undefined): string {
  return [styles.field, span && styles[span], problem && styles.failed].filter(Boolean).join(' ')
}
