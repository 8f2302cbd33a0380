'use client'

import { toast } from '@payloadcms/ui'
import styles from '@/plugins/webhooks/screens/webhooks.module.css'
import list from '@/src/admin/settings-list.module.css'
import controls from '@/src/admin/ui/controls.module.css'
import { useCall } from '@/src/admin/use-call'
import type { DeliveryView } from '@/src/core/contracts/webhooks/endpoints'
import { ownerMessages } from '@/src/core/messages/owner-messages'

const words = ownerMessages.webhooks

/** One thing that a webhook is sent, with each try. */
export function DeliveryRow({ delivery, url }: { delivery: DeliveryView; url: string }) {
  const { call, isBusy, problem } = useCall()
  const { type, event, state, occurredAt, nextTryAt, attempts, body } = delivery
  const last = attempts.at(-1)
  const isPlanned = Date.parse(occurredAt) > Date.now()
  return (
    <li className={list.row}>
      <div className={list.what}>
        <strong>
          <code>{type}</code>
        </strong>{' '}
        {words.states[state]}
        {last?.status ? ` · ${last.status}` : ''}
        <p className={list.quiet}>
          {isPlanned ? words.dueAt(occurredAt) : words.occurred(occurredAt)}
          {attempts.length > 0 && ` · ${words.tries(attempts.length)}`}
          {attempts.length > 0 && nextTryAt && ` · ${words.nextTry(nextTryAt)}`}
        </p>
        {last?.problem && <p className={list.error}>{last.problem}</p>}
        {problem && (
          <p role="alert" className={list.error}>
            {problem}
          </p>
        )}
        <details className={styles.details}>
          <summary aria-label={`${words.details}: ${type}, ${words.occurred(occurredAt)}`}>
            {words.details}
          </summary>
          <p className={list.quiet}>webhook-id: {event}</p>
          <h3>{words.sentBody}</h3>
          <pre className={styles.code}>{JSON.stringify(JSON.parse(body), null, 2)}</pre>
          {attempts.toReversed().map(({ at, ms, status, answer, problem }) => (
            <div key={at}>
              <h3>{words.attempt(at, ms)}</h3>
              <p className={list.quiet}>{[status ?? '', problem].filter(Boolean).join(' · ')}</p>
              {answer && (
                <>
                  <h4>{words.answered}</h4>
                  <pre className={styles.code}>{answer}</pre>
                </>
              )}
            </div>
          ))}
        </details>
      </div>
      {!isPlanned && state !== 'withdrawn' && (
        <button
          type="button"
          className={controls.button}
          disabled={isBusy}
          aria-label={words.againThis(type, occurredAt)}
          onClick={async () => {
            if (await call(`${url}/again`)) {
              toast.success(words.againDone)
            }
          }}
        >
          {words.again}
        </button>
      )}
    </li>
  )
}
