'use client'

import { confirmSubscription, isSubscriptionConfirmed, leaveEmailList } from '@/site/api/forms'
import { MailedLinkForm } from '@/site/pages/auth/mailed-link-form.client'
import { emailListMessages } from '@/src/core/messages/email-list'

const actions = {
  confirm: {
    run: confirmSubscription,
    isDoneBefore: isSubscriptionConfirmed,
    question: (name: string) => `Do you want mails from ${name}?`,
    button: 'Confirm',
    done: emailListMessages.confirmed,
  },
  unsubscribe: {
    run: leaveEmailList,
    isDoneBefore: undefined,
    question: (name: string) => `Do you want no more mails from ${name}?`,
    button: 'Unsubscribe',
    done: emailListMessages.unsubscribed,
  },
} as const

type Props = { action: keyof typeof actions; siteName: string }

export function SubscriptionForm({ action, siteName }: Props) {
  const { run, isDoneBefore, question, button, done } = actions[action]
  return (
    <MailedLinkForm
      question={question(siteName)}
      button={button}
      run={run}
      isDoneBefore={isDoneBefore}
      done={{ text: done, href: '/', label: 'Go to the home page' }}
      sendsItself
    />
  )
}
