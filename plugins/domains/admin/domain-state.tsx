import styles from '@/plugins/domains/admin/domains.module.css'
import { LocalTime } from '@/src/admin/dates/local-time.client'
import list from '@/src/admin/settings-list.module.css'
import type { DomainView } from '@/src/core/contracts/pages/domains'
import { ownerMessages } from '@/src/core/messages/owner-messages'

const words = ownerMessages.domains

/** Whether a domain works, in words, and what its artist does next. */
export function DomainState({ domain }: { domain: DomainView }) {
  const { state, missingSince, checkedAt } = domain
  return (
    <div role="status">
      <p className={styles.state} data-state={state}>
        {words.states[state]}
      </p>
      <p className={list.quiet}>
        {state === 'proved' && words.works}
        {state === 'missing' && words.gone}
        {state === 'waiting' && words.next}
      </p>
      {state === 'missing' && missingSince && (
        <p className={list.quiet}>
          {words.goneSince} <LocalTime iso={missingSince} />.
        </p>
      )}
      {state === 'waiting' && checkedAt && (
        <p className={list.quiet}>
          {words.lastLooked} <LocalTime iso={checkedAt} />.
        </p>
      )}
    </div>
  )
}
