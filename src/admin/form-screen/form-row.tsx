import { type InputHTMLAttributes, type ReactNode, useId } from 'react'
import styles from '@/src/admin/form-screen/form-sections.module.css'
import controls from '@/src/admin/ui/controls.module.css'
import { LimitedText, type LimitedTextProps } from '@/src/admin/ui/limited-text'
import { ownerMessages } from '@/src/core/messages/owner-messages'

type Props = {
  label: string
  hint?: ReactNode
  problem?: string
  isElsewhere?: boolean
  /** Of the field, and of the problem that describes it. */
  children: (ids: { id: string; problemId: string | undefined }) => ReactNode
}

/** Stands below what another window changed meanwhile. */
export const ChangedElsewhere = () => (
  <span className={styles.elsewhere}>{ownerMessages.writing.changedElsewhere}</span>
)

/** A field with its name above it and what is wrong below it. */
export function FormRow({ label, hint, problem = '', isElsewhere, children }: Props) {
  const id = useId()
  const problemId = problem ? `${id}-problem` : undefined
  return (
    <div className={styles.row}>
      <label htmlFor={id}>{label}</label>
      {children({ id, problemId })}
      {problem && (
        <p id={problemId} className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      {isElsewhere && <ChangedElsewhere />}
      {hint && <p className={styles.hint}>{hint}</p>}
    </div>
  )
}

/** As `useWritingField` gives it. */
type Field<Value> = {
  value: Value
  problem?: string
  isElsewhere?: boolean
  set: (next: Value) => void
}
type RowProps<Value> = Pick<Props, 'label' | 'hint'> & Field<Value>

type InputRowProps = RowProps<string> &
  Pick<
    InputHTMLAttributes<HTMLInputElement>,
    'autoComplete' | 'maxLength' | 'onBlur' | 'placeholder' | 'type'
  >

/** A line of text, a date or an address. */
export function InputRow(props: InputRowProps) {
  const { label, hint, problem = '', isElsewhere, set, ...input } = props
  return (
    <FormRow {...{ label, hint, problem, isElsewhere }}>
      {({ id, problemId }) => (
        <input
          {...input}
          id={id}
          className={controls.field}
          aria-invalid={problemId ? true : undefined}
          aria-describedby={problemId}
          onChange={({ target }) => set(target.value)}
        />
      )}
    </FormRow>
  )
}

type TextRowProps = RowProps<string> & Pick<LimitedTextProps, 'isLong' | 'max' | 'placeholder'>

/** A text that says when it gets long. */
export function TextRow(props: TextRowProps) {
  const { label, hint, problem = '', isElsewhere, set, ...text } = props
  return (
    <FormRow {...{ label, hint, problem, isElsewhere }}>
      {({ id }) => <LimitedText {...text} id={id} onChange={set} />}
    </FormRow>
  )
}

/** A yes or no. */
export function CheckRow({ label, hint, isElsewhere, value, set }: RowProps<boolean>) {
  return (
    <label className={styles.check}>
      <input type="checkbox" checked={value} onChange={({ target }) => set(target.checked)} />
      <span>
        {label}
        {hint && <small>{hint}</small>}
        {isElsewhere && <ChangedElsewhere />}
      </span>
    </label>
  )
}

/** A choice of its options. */
export function SelectRow<Value extends string>(props: RowProps<Value> & { children: ReactNode }) {
  const { label, hint, problem = '', isElsewhere, value, set, children } = props
  return (
    <FormRow {...{ label, hint, problem, isElsewhere }}>
      {({ id, problemId }) => (
        <select
          id={id}
          className={controls.field}
          aria-invalid={problemId ? true : undefined}
          aria-describedby={problemId}
          value={value}
          onChange={({ target }) => set(target.value as Value)}
        >
          {children}
        </select>
      )}
    </FormRow>
  )
}
