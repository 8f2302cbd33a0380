'use client'

import Link from 'next/link'
import { useEffect, useRef, useState } from 'react'
import { ApiError, messageOf } from '@/site/api/client'
import { FormEnd } from '@/site/forms/form-end.client'
import { useQueryParam } from '@/site/layout/use-query-param.client'
import styles from '@/site/pages/auth/auth.module.css'
import { buttonClass } from '@/src/ui/button/button'

type Props = {
  question: string
  button: string
  /** Uses the secret of the link up. */
  run: (token: string) => Promise<unknown>
  /** Whether that has happened before: who comes back to the page is not asked again. */
  isDoneBefore?: (token: string) => Promise<boolean>
  /** What it came to, and where to go from there. */
  done: { text: string; href: string; label: string }
  /** The page's address also takes the form as browsers send it by themselves. */
  sendsItself?: boolean
}

/**
 * What a mailed link leads to. It acts when asked to, not by being opened: programs that look at
 * mails open links too.
 */
export function MailedLinkForm({ question, button, run, isDoneBefore, done, sendsItself }: Props) {
  const token = useQueryParam('token') ?? ''
  const [step, setStep] = useState<'asking' | 'sending' | 'done'>('asking')
  const [failure, setFailure] = useState('')

  useEffect(() => {
    if (!token || !isDoneBefore) {
      return
    }
    let isHere = true
    isDoneBefore(token).then(
      (isDone) => isDone && isHere && setStep('done'),
      // Then it is asked once more, and the answer to that says what is wrong.
      () => {},
    )
    return () => {
      isHere = false
    }
  }, [token, isDoneBefore])

  const send = async () => {
    setStep('sending')
    setFailure('')
    try {
      await run(token || '-')
      setStep('done')
    } catch (error) {
      const problem = error instanceof ApiError ? error.errors[0]?.message : undefined
      setFailure(problem ?? messageOf(error))
      setStep('asking')
    }
  }

  if (step === 'done') {
    return <Done {...done} />
  }
  return (
    <form
      className={styles.form}
      // To the address of the page, also without scripts.
      action=""
      method="post"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <p className={styles.note}>{question}</p>
      <FormEnd
        isSubmitting={step === 'sending'}
        failure={failure}
        sendsItself={sendsItself}
        primary
        wide
      >
        {button}
      </FormEnd>
    </form>
  )
}

function Done({ text, href, label }: Props['done']) {
  const place = useRef<HTMLParagraphElement>(null)
  // The button that had the focus is gone: screen readers go on here.
  useEffect(() => place.current?.focus(), [])
  return (
    <>
      <p ref={place} role="status" tabIndex={-1}>
        {text}
      </p>
      <Link className={buttonClass({ primary: true, wide: true })} href={href}>
        {label}
      </Link>
    </>
  )
}
