'use client'

import { leaveEmailList } from '@/site/api/forms'
import { MailedLinkForm } from '@/site/pages/auth/mailed-link-form.client'
import { waitlistMessages } from '@/src/core/messages/tickets'

const { leave, leaveQuestion, left } = waitlistMessages

export function LeaveWaitlistForm() {
  return (
    <MailedLinkForm
      question={leaveQuestion}
      button={leave}
      run={leaveEmailList}
      done={{ text: left, href: '/', label: 'Go to the home page' }}
      sendsItself
    />
  )
}
