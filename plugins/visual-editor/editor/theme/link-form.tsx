import { type FormEvent, type ReactNode, type Ref, useImperativeHandle, useRef } from 'react'
import shell from '@/plugins/visual-editor/editor/shell/shell.module.css'
import styles from '@/plugins/visual-editor/editor/theme/theme.module.css'
import { useOpenLink } from '@/plugins/visual-editor/editor/theme/use-open-link'

/** The form of a link, for what stands around it. */
export type OpenForm = {
  /** Saves what was changed; answers false where that is refused, which is marked. */
  settle: () => boolean
  focus: () => void
}

type Props = {
  label: string
  action: string
  /** Something in it is not saved. */
  isChanged: boolean
  /** Answers whether everything was right. */
  onSubmit: () => boolean
  onCancel: () => void
  ref?: Ref<OpenForm>
  children: ReactNode
}

/** Whether a field holds something else than what is saved; spaces alone are nothing. */
export const isTyped = (value: string, saved = '') => value !== saved && value.trim() !== saved

/** A small form among the links; the first field that is wrong gets the focus. */
export function LinkForm({ label, action, isChanged, onSubmit, onCancel, ref, children }: Props) {
  const form = useRef<HTMLFormElement>(null)

  const submit = () => {
    const isRight = onSubmit()
    if (!isRight) {
      requestAnimationFrame(() =>
        form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
      )
    }
    return isRight
  }
  const settle = useOpenLink({ isChanged, submit })
  useImperativeHandle(
    ref,
    () => ({ settle, focus: () => form.current?.querySelector('input')?.focus() }),
    [settle],
  )

  return (
    <form
      ref={form}
      className={styles.form}
      aria-label={label}
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        submit()
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') {
          event.stopPropagation()
          onCancel()
        }
      }}
    >
      {children}
      <div className={styles.formActions}>
        <button type="submit" className={shell.button} data-kind="primary">
          {action}
        </button>
        <button type="button" className={shell.button} onClick={onCancel}>
          Cancel
        </button>
      </div>
    </form>
  )
}
