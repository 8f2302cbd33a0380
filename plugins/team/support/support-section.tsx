'use client'

import styles from '@/plugins/team/screens/team.module.css'
import { LocalTime } from '@/src/admin/dates/local-time.client'
import controls from '@/src/admin/ui/controls.module.css'
import { useCall } from '@/src/admin/use-call'
import { ownerMessages } from '@/src/core/messages/owner-messages'

const words = ownerMessages.team.support

type Props = {
  url: string
  /** ISO; null while support is not let in. */
  until: string | null
}

/** Where an owner lets the platform's people in to help, and out again. */
export function SupportSection({ url, until }: Props) {
  const { call, isBusy, problem } = useCall()
  return (
    <section className={styles.consent} aria-labelledby="support">
      <h2 id="support">{words.title}</h2>
      <p className={styles.quiet}>{words.about}</p>
      {until && (
        <p>
          {words.until} <LocalTime iso={until} />
        </p>
      )}
      {problem && (
        <p role="alert" className={styles.error}>
          {problem}
        </p>
      )}
      <button
        type="button"
        className={controls.button}
        disabled={isBusy}
        onClick={() => call(url, { isAllowed: !until })}
      >
        {until ? words.end : words.allow}
      </button>
    </section>
  )
}
