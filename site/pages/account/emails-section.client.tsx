'use client'

import { useState } from 'react'
import { useLoaded } from '@/site/account/use-loaded.client'
import { changeSubscription, fetchSubscriptions } from '@/site/api/account'
import { messageOf } from '@/site/api/client'
import styles from '@/site/pages/account/account.module.css'
import { MemberMails } from '@/site/pages/account/member-mails.client'
import { LoadProblem, Part } from '@/site/pages/account/part'
import { buttonClass } from '@/src/ui/button/button'

export function EmailsSection({ siteName }: { siteName: string }) {
  const { data: lists, problem, set, reload } = useLoaded(fetchSubscriptions)
  const [refusal, setRefusal] = useState('')

  const toggle = async (emailListId: string, isSubscribed: boolean) => {
    setRefusal('')
    try {
      set(await changeSubscription({ emailListId, isSubscribed }))
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
        {lists.length > 0 && (
          <ul className={styles.rows}>
            {lists.map(({ id, name, isSubscribed }) => (
              <li key={id}>
                <span>
                  {name}
                  <small>
                    {isSubscribed ? 'You are on this list' : 'You are not on this list'}
                  </small>
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
      </Part>
    </>
  )
}
