import type { ReactNode } from 'react'
import form from '@/site/forms/form.module.css'
import styles from '@/site/pages/account/account.module.css'
import { buttonClass } from '@/src/ui/button/button'

type Props = { title: string; text?: ReactNode; children?: ReactNode }

/** A titled part of a section of the account. */
export function Part({ title, text, children }: Props) {
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      {text && <p className={styles.quiet}>{text}</p>}
      {children}
    </section>
  )
}

/** What is shown where something could not be loaded. */
export function LoadProblem({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <div className={form.notice} role="alert">
      <p>{text}</p>
      <button type="button" className={buttonClass()} onClick={onRetry}>
        Retry
      </button>
    </div>
  )
}
