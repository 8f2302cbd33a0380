'use client'

import { type ReactNode, useSyncExternalStore } from 'react'
import styles from '@/site/forms/form.module.css'
import type { useSiteForm } from '@/site/forms/use-site-form.client'
import { Spinner } from '@/site/layout/spinner'
import { buttonClass } from '@/src/ui/button/button'
import { classNames } from '@/src/ui/class-names'

type Props = {
  isSubmitting: boolean
  /** What went wrong with the whole form. */
  failure?: ReactNode
  /** What went well. */
  success?: ReactNode
  /** The one action of its view. */
  primary?: boolean
  wide?: boolean
  /** The browser can send the form by itself as well, without losing anything. */
  sendsItself?: boolean
  /** In a dialog: the way out, beside the button. */
  onCancel?: () => void
  children: ReactNode
}

/** The button of a form, below what there is to say about the last try. */
export function FormEnd(props: Props) {
  const {
    isSubmitting,
    failure,
    success,
    primary,
    wide,
    sendsItself = false,
    onCancel,
    children,
  } = props
  // Until this code runs, the browser would send the form by itself, and lose what was typed.
  const isReady = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => sendsItself,
  )
  return (
    <div className={styles.end}>
      {failure && (
        <p className={styles.refusal} role="alert">
          {failure}
        </p>
      )}
      <button
        type="submit"
        className={classNames(buttonClass({ primary, wide }), !isReady && styles.waiting)}
        disabled={isSubmitting || !isReady}
        aria-busy={isSubmitting}
      >
        {isSubmitting ? <Spinner /> : children}
      </button>
      {onCancel && (
        <button type="button" className={buttonClass({ wide })} onClick={onCancel}>
          Cancel
        </button>
      )}
      <p className={styles.success} role="status">
        {success}
      </p>
    </div>
  )
}

type SiteFormProps = Omit<Props, 'isSubmitting' | 'sendsItself'> & {
  form: Pick<ReturnType<typeof useSiteForm>, 'submit' | 'isSubmitting' | 'failure'>
  /** What its button says. */
  action: string
  className?: string
  /** Below the button. */
  below?: ReactNode
}

/** A form of `useSiteForm`, with the fields it is given. */
export function SiteForm({ form, action, className, below, children, ...end }: SiteFormProps) {
  const { submit, isSubmitting, failure } = form
  return (
    <form className={className} method="post" onSubmit={submit} noValidate>
      <div className={styles.fields}>{children}</div>
      <FormEnd isSubmitting={isSubmitting} failure={failure?.message} {...end}>
        {action}
      </FormEnd>
      {below}
    </form>
  )
}

function subscribeToNothing(): () => void {
  return () => undefined
}
