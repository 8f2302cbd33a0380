import type { AdminViewServerProps } from 'payload'
import { ForgotPasswordForm } from '@/plugins/arrival/log-in/forgot-password-form.client'
import { staffOf } from '@/src/access/own-profile'
import { EntryFrame, EntryLine } from '@/src/admin/ui/entry-frame'
import { ownerMessages } from '@/src/core/messages/owner-messages'

const text = ownerMessages.arrival.forgotPassword

export function ForgotPasswordView({ initPageResult: { req } }: AdminViewServerProps) {
  const { admin, routes } = req.payload.config
  if (staffOf(req)) {
    return (
      <EntryFrame title={text.title} lede={text.isLoggedIn}>
        <EntryLine>
          <a href={`${routes.admin}${admin.routes.account}`}>{text.toAccount}</a>
        </EntryLine>
      </EntryFrame>
    )
  }
  return (
    <EntryFrame title={text.title} lede={text.lede}>
      <ForgotPasswordForm apiPath={routes.api} />
      <EntryLine>
        <a href={`${routes.admin}${admin.routes.login}`}>{text.toLogIn}</a>
      </EntryLine>
    </EntryFrame>
  )
}
