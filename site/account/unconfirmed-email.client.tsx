'use client'

import { useState } from 'react'
import { useAccount } from '@/site/account/use-account.client'
import { resendConfirmation } from '@/site/api/account'
import { messageOf } from '@/site/api/client'
import form from '@/site/forms/form.module.css'
import { accountMessages } from '@/src/core/messages/account'
import { buttonClass } from '@/src/ui/button/button'

/** Says what waits for the email's confirmation, and mails the link again. */
export function UnconfirmedEmail({ reason }: { reason?: string }) {
  const email = useAccount(({ user }) => user?.email ?? '')
  const [said, setSaid] = useState('')
  const resend = () =>
    resendConfirmation().then(
      () => setSaid(accountMessages.sentAgain),
      (error: unknown) => setSaid(messageOf(error)),
    )
  return (
    <div className={form.notice}>
      <p>
        <b>{accountMessages.confirmEmail}</b>
        <br />
        {reason ?? accountMessages.confirmationSent(email)}
      </p>
      <button type="button" className={buttonClass()} onClick={resend}>
        Send it again
      </button>
      <p role="status">{said}</p>
    </div>
  )
}
