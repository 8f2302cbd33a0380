'use client'

import Link from 'next/link'
import { useEffect, useRef, useState } from 'react'
import { ApiError, messageOf } from '@/site/api/client'
import { confirmSubscription, leaveEmailList } from '@/site/api/email-lists'
import { FormEnd } from '@/site/forms/form-end.client'
import { useQueryParam } from '@/site/layout/use-query-param.client'
import styles from '@/site/pages/auth/auth.module.css'
import { messages } from '@/src/core/messages'
import { buttonClass } from '@/src/ui/button/button'

const actions = {
  confirm: {
    run: confirmSubscription,
    question: (name: string) => `Do you want mails from ${name}?`,
    button: 'Confirm',
    done: messages.emailList.confirmed,
  },
  unsubscribe: {
    run: leaveEmailList,
    question: (name: string) => `Do you want no more mails from ${name}?`,
    button: 'Unsubscribe',
    done: messages.emailList.unsubscribed,
  },
} as const

type Props = { action: keyof typeof actions; siteName: string }

/** Acts when asked to, not by being opened: programs that look at mails open links too. */
export function SubscriptionForm({ action, siteName }: Props) {
  const { run, question, button, done } = actions[action]
  const token = useQueryParam('token') ?? ''
  const [step, setStep] = useState<'asking' | 'sending' | 'done'>('asking')
  const [failure, setFailure] = useState('')

  const send = async () => {
    setStep('sending')
    setFailure('')
    try {
      await run(token)
      setStep('done')
    } catch (error) {
      const problem = error instanceof ApiError ? error.errors[0]?.message : undefined
      setFailure(problem ?? messageOf(error))
      setStep('asking')
    }
  }

  if (step === 'done') {
    return <Done text={done} />
  }
  return (
    <form
      className={styles.form}
      method="post"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <p className={styles.note}>{question(siteName)}</p>
      <FormEnd isSubmitting={step === 'sending'} failure={failure} primary wide>
        {button}
      </FormEnd>
    </form>
  )
}

function Done({ text }: { text: string }) {
  const place = useRef<HTMLParagraphElement>(null)
  // The button that had the focus is gone: whoever reads by ear goes on here.
  useEffect(() => place.current?.focus(), [])
  return (
    <>
      <p ref={place} role="status" tabIndex={-1}>
        {text}
      </p>
      <Link className={buttonClass({ wide: true })} href="/">
        Go to the home page
      </Link>
    </>
  )
}
