import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { ArrivalFrame } from '@/plugins/arrival/sign-up/arrival-frame'
import { ConfirmButton } from '@/plugins/arrival/sign-up/confirm-button.client'
import { confirmPath } from '@/plugins/arrival/sign-up/sign-up-mails'
import { staffOf } from '@/src/access/own-profile'

/** Where the mailed link leads. Programs that look at links change nothing: a button is to be pressed. */
export function ConfirmEmailView({ initPageResult: { req }, searchParams }: AdminViewServerProps) {
  const { admin, api } = req.payload.config.routes
  const token = String(searchParams?.token ?? '')
  const staff = staffOf(req)
  if (!staff) {
    const here = `${admin}${confirmPath}?token=${encodeURIComponent(token)}`
    redirect(`${admin}/login?redirect=${encodeURIComponent(here)}`)
  }
  return (
    <ArrivalFrame
      title="Confirm your email address"
      lede={`You are logged in as ${staff.email}. Once that address is confirmed, your site can go online and send mails.`}
    >
      <ConfirmButton token={token} adminPath={admin} apiPath={api} />
    </ArrivalFrame>
  )
}
