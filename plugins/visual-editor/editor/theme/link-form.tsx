import { type FormEvent, type ReactNode, useRef } from 'react'
import shell from '@/plugins/visual-editor/editor/shell/shell.module.css'
import styles from '@/plugins/visual-editor/editor/theme/theme.module.css'

type Props = {
  label: string
  action: string
  /** Answers whether everything was right. */
  onSubmit: () => boolean
  onCancel: () => void
  children: ReactNode
}

/** A small form among the links; the first field that is wrong gets the focus. */
export function LinkForm({ label, action, onSubmit, onCancel, children }: Props) {
  const form = useRef<HTMLFormElement>(null)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!onSubmit()) {
      requestAnimationFrame(() =>
        form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
      )
    }
  }

  return (
    <form
      ref={form}
      className={styles.form}
      aria-label={label}
      noValidate
      onSubmit={submit}
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
