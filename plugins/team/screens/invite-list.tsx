'use client'

import { toast } from '@payloadcms/ui'
import styles from '@/plugins/team/screens/team.module.css'
import controls from '@/src/admin/ui/controls.module.css'
import { useCall } from '@/src/admin/use-call'
import { roleWords } from '@/src/core/access/site-roles'
import type { TeamInvite } from '@/src/core/contracts/team'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { shownEmail } from '@/src/core/text/email-address'

const words = ownerMessages.team

type Props = { invites: readonly TeamInvite[]; url: string; canChange: boolean }

/** Whom somebody has asked, until they answer. */
export function InviteList({ invites, url, canChange }: Props) {
  return (
    <ul className={styles.rows}>
      {invites.map((invite) => (
        <InviteRow
          key={invite.id}
          invite={invite}
          url={`${url}/${invite.id}`}
          canChange={canChange}
        />
      ))}
    </ul>
  )
}

type RowProps = { invite: TeamInvite; url: string; canChange: boolean }

function InviteRow({ invite, url, canChange }: RowProps) {
  const { call, isBusy, problem } = useCall()
  const { kind, name, role, isExpired, expiresAt } = invite
  const email = shownEmail(invite.email)
  const purpose = kind === 'team' ? roleWords[role].label : words.purposes[kind]
  return (
    <li className={styles.row}>
      <div className={styles.who}>
        <strong>{name || email}</strong>
        {name && <p className={styles.quiet}>{email}</p>}
        {problem && (
          <p role="alert" className={styles.error}>
            {problem}
          </p>
        )}
      </div>
      <div>
        {purpose}
        <p className={styles.quiet}>{isExpired ? words.expired : words.until(expiresAt)}</p>
      </div>
      {canChange && (
        <div className={styles.buttons}>
          {/* Handing over asks for the password each time. */}
          {kind !== 'handover' && (
            <button
              type="button"
              className={controls.button}
              disabled={isBusy}
              aria-label={words.againTo(email)}
              onClick={async () => {
                if (await call(`${url}/again`)) {
                  toast.success(words.sentTo(email))
                }
              }}
            >
              {words.again}
            </button>
          )}
          <button
            type="button"
            className={controls.button}
            disabled={isBusy}
            aria-label={words.withdrawFrom(email)}
            onClick={() => call(`${url}/withdraw`)}
          >
            {words.withdraw}
          </button>
        </div>
      )}
    </li>
  )
}
