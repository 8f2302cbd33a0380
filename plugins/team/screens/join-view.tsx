import type { AdminViewServerProps } from 'payload'
import { findInvite, hasAccount } from '@/plugins/team/accept-invite'
import { JoinForm } from '@/plugins/team/screens/join-form'
import { staffOf } from '@/src/access/own-profile'
import { joinPath } from '@/src/admin/studio-paths'
import controls from '@/src/admin/ui/controls.module.css'
import { EntryFrame } from '@/src/admin/ui/entry-frame'
import { roleWords } from '@/src/core/access/site-roles'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { teamMessages } from '@/src/core/messages/team'
import { shownEmail } from '@/src/core/text/email-address'
import { getSiteOf } from '@/src/server/site-data'

const words = ownerMessages.team.join

/** Where the link of an invite leads; open to everybody, because most have no account yet. */
export async function JoinView({ initPageResult: { req }, searchParams }: AdminViewServerProps) {
  const token = typeof searchParams?.token === 'string' ? searchParams.token : ''
  const invite = token ? await findInvite(req, token) : null
  const { admin, api } = req.payload.config.routes
  const signedIn = staffOf(req)?.email ?? null
  if (!invite) {
    return <EntryFrame title={words.overTitle} lede={teamMessages.linkOver} />
  }
  const { email, role } = invite
  // Who signed up has asked themselves; the rest is as for an artist who was asked.
  const kind = invite.kind === 'sign-up' ? 'artist' : invite.kind
  const name = invite.profileId
    ? ((await getSiteOf(invite.profileId))?.profile.name ?? '')
    : (invite.name ?? '')
  const needsAccount = signedIn === null && !(await hasAccount(req, email))
  const isOther = signedIn !== null && signedIn !== email
  const here = `${admin}${joinPath}?token=${encodeURIComponent(token)}`
  const lede =
    kind === 'team'
      ? words.role(roleWords[role].label, roleWords[role].may)
      : words.texts[kind === 'artist' && !needsAccount ? 'another' : kind]
  return (
    <EntryFrame title={words.titles[kind](name)} lede={lede}>
      {isOther ? (
        <>
          <p role="alert">{words.otherAccount(shownEmail(email))}</p>
          <a className={controls.button} href={`${admin}/logout`}>
            {words.signOut}
          </a>
        </>
      ) : signedIn === null && !needsAccount ? (
        <>
          <p>{words.signInFirst(shownEmail(email))}</p>
          <a
            className={controls.button}
            data-kind="primary"
            href={`${admin}/login?redirect=${encodeURIComponent(here)}`}
          >
            {words.signIn}
          </a>
        </>
      ) : (
        <JoinForm
          token={token}
          email={email}
          name={kind === 'artist' ? name : ''}
          needsAccount={needsAccount}
          action={words.actions[kind]}
          adminPath={admin}
          apiPath={api}
        />
      )}
    </EntryFrame>
  )
}
