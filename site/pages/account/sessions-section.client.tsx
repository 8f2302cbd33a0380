'use client'

import { useState } from 'react'
import { useLoaded } from '@/site/account/use-account.client'
import { endSessions, fetchSessions } from '@/site/api/account'
import { messageOf } from '@/site/api/client'
import styles from '@/site/pages/account/account.module.css'
import { LoadProblem, Part } from '@/site/pages/account/part'
import { showDate } from '@/src/core/dates/show-date'
import { buttonClass } from '@/src/ui/button/button'

export function SessionsSection() {
  const { data: sessions, problem, reload } = useLoaded(fetchSessions)
  const [refusal, setRefusal] = useState('')

  const end = async (id?: string) => {
    setRefusal('')
    try {
      await endSessions(id)
      reload()
    } catch (error) {
      setRefusal(messageOf(error))
    }
  }

  if (problem) {
    return <LoadProblem text={problem} onRetry={reload} />
  }
  if (!sessions) {
    return null
  }
  return (
    <Part title="Where you are logged in">
      <ul className={styles.rows}>
        {sessions.map(({ id, createdAt, expiresAt, isCurrent }) => (
          <li key={id}>
            <span>
              Since {showDate(createdAt)}
              <small>
                {isCurrent ? 'This browser' : `Ends on ${showDate(expiresAt)} if unused`}
              </small>
            </span>
            {!isCurrent && (
              <button type="button" className={buttonClass()} onClick={() => end(id)}>
                Log out
              </button>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <div className={styles.ways}>
          <button type="button" className={buttonClass()} onClick={() => end()}>
            Log out everywhere else
          </button>
        </div>
      )}
      {refusal && <p role="alert">{refusal}</p>}
    </Part>
  )
}
