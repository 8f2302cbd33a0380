import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { isSignUpOpen } from '@/plugins/arrival/sign-up/sign-up'
import { SignUpForm } from '@/plugins/arrival/sign-up/sign-up-form.client'
import { EntryFrame, EntryLine } from '@/src/admin/ui/entry-frame'
import { env } from '@/src/core/env'
import { ownerMessages } from '@/src/core/messages/owner-messages'

const text = ownerMessages.arrival

/** Where artists make their site, if this platform lets them; open to people who are not signed in. */
export async function SignUpView({ initPageResult: { req } }: AdminViewServerProps) {
  const { admin, api } = req.payload.config.routes
  if (req.user) {
    redirect(admin)
  }
  const toLogin = (
    <EntryLine>
      You have a site here? <a href={`${admin}/login`}>Log in</a>
    </EntryLine>
  )
  if (!(await isSignUpOpen(req))) {
    const lede = env().artistSignUp === 'off' ? text.isClosed : text.byInvitation
    return (
      <EntryFrame title="Create your site" lede={lede}>
        {toLogin}
      </EntryFrame>
    )
  }
  return (
    <EntryFrame
      title="Create your site"
      lede="A page of your own, a store for your music, and your fans’ addresses. Nobody sees it before you put it online."
    >
      <SignUpForm apiPath={api} rootDomain={env().rootDomain} />
      {toLogin}
    </EntryFrame>
  )
}
