'use client'

import { useState } from 'react'
import { UnconfirmedEmail } from '@/site/account/unconfirmed-email.client'
import { useAccount, useLoaded } from '@/site/account/use-account.client'
import {
  changeMailSettings,
  changeSubscription,
  fetchMailSettings,
  fetchSubscriptions,
} from '@/site/api/account'
import { messageOf } from '@/site/api/client'
import styles from '@/site/pages/account/account.module.css'
import { LoadProblem, Part } from '@/site/pages/account/part'
import type { SubscriptionView } from '@/src/core/contracts/accounts/account-answers'
import type { MailSettings } from '@/src/core/contracts/accounts/accounts'
import { accountMessages } from '@/src/core/messages/account'
import { buttonClass } from '@/src/ui/button/button'

export function EmailsSection({ siteName }: { siteName: string }) {
  const { data: lists, problem, set, reload } = useLoaded(fetchSubscriptions)
  const email = useAccount(({ user }) => user?.email ?? '')
  const [refusal, setRefusal] = useState('')
  const [said, setSaid] = useState('')

  const toggle = async (emailListId: string, isSubscribed: boolean) => {
    setRefusal('')
    setSaid('')
    try {
      const after = await changeSubscription({ emailListId, isSubscribed })
      set(after)
      if (after.find(({ id }) => id === emailListId)?.isSubscribed === null) {
        setSaid(accountMessages.askedToJoin(email))
      }
    } catch (error) {
      setRefusal(messageOf(error))
    }
  }

  if (problem) {
    return <LoadProblem text={problem} onRetry={reload} />
  }
  if (!lists) {
    return null
  }
  return (
    <>
      <MemberMails siteName={siteName} />
      <Part
        title="Email lists"
        text={lists.length === 0 ? `${siteName} has no email lists.` : `News from ${siteName}.`}
      >
        {lists.some(({ isSubscribed }) => isSubscribed === null) && (
          <UnconfirmedEmail reason={accountMessages.listsUnknown} />
        )}
        {lists.length > 0 && (
          <ul className={styles.rows}>
            {lists.map(({ id, name, isSubscribed }) => (
              <li key={id}>
                <span>
                  {name}
                  <small>{sayStanding(isSubscribed)}</small>
                </span>
                <button
                  type="button"
                  className={buttonClass()}
                  aria-label={`${isSubscribed ? 'Unsubscribe from' : 'Subscribe to'} ${name}`}
                  onClick={() => toggle(id, !isSubscribed)}
                >
                  {isSubscribed ? 'Unsubscribe' : 'Subscribe'}
                </button>
              </li>
            ))}
          </ul>
        )}
        {refusal && <p role="alert">{refusal}</p>}
        <p role="status">{said}</p>
      </Part>
    </>
  )
}

function sayStanding(isSubscribed: SubscriptionView['isSubscribed']): string {
  if (isSubscribed === null) {
    return ''
  }
  return isSubscribed ? 'You are on this list' : 'You are not on this list'
}

const kinds = [
  { kind: 'posts', name: 'New posts', on: 'You hear of posts that you may see' },
  { kind: 'news', name: 'News for members', on: 'You get mails to members' },
] as const satisfies readonly { kind: keyof MailSettings; name: string; on: string }[]

/** Which mails come besides those of lists. */
function MemberMails({ siteName }: { siteName: string }) {
  const { data: settings, problem, set, reload } = useLoaded(fetchMailSettings)
  const [refusal, setRefusal] = useState('')

  const toggle = async (change: Partial<MailSettings>) => {
    setRefusal('')
    try {
      set(await changeMailSettings(change))
    } catch (error) {
      setRefusal(messageOf(error))
    }
  }

  if (problem) {
    return <LoadProblem text={problem} onRetry={reload} />
  }
  if (!settings) {
    return null
  }
  return (
    <Part title="Emails" text={`What ${siteName} may mail you.`}>
      <ul className={styles.rows}>
        {kinds.map(({ kind, name, on }) => (
          <li key={kind}>
            <span>
              {name}
              <small>{settings[kind] ? on : 'You get none of these mails'}</small>
            </span>
            <button
              type="button"
              className={buttonClass()}
              aria-label={`${settings[kind] ? 'Turn off' : 'Turn on'} mails: ${name}`}
              onClick={() => toggle({ [kind]: !settings[kind] })}
            >
              {settings[kind] ? 'Turn off' : 'Turn on'}
            </button>
          </li>
        ))}
      </ul>
      {refusal && <p role="alert">{refusal}</p>}
    </Part>
  )
}
