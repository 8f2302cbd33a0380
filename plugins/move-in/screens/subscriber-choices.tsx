import { useId } from 'react'
import { ConsentQuestion } from '@/plugins/move-in/screens/consent-question'
import styles from '@/plugins/move-in/screens/move-in.module.css'
import type { ImportChoices, ImportFindings } from '@/src/core/contracts/studio/move-in'
import { ownerMessages } from '@/src/core/messages/owner-messages'

const text = ownerMessages.subscriberImport
const words = ownerMessages.moveIn.lists

/** Files of those who left are named so, and may say nothing of it inside. */
const refusals = /unsub|non-?_?subscribed|clean|bounce|block|opt-?_?out|suppress|complain|cancel/i

type Props = {
  fileName: string
  findings: ImportFindings
  choices: ImportChoices
  onChange: (choices: Partial<ImportChoices>) => void
  problem: string | undefined
}

/** What becomes of the people in a list, which of them may be mailed, and that they agreed. */
export function SubscriberChoices({ fileName, findings, choices, onChange, problem }: Props) {
  const id = useId()
  const { willMake, leavers, left = [], said = [] } = findings
  const joining = willMake - leavers
  return (
    <>
      {leavers > 0 && (
        <div className={styles.quiet}>
          <p>{words.leftBy}</p>
          <ul>
            {left.map(({ name, count }) => (
              <li key={name}>{words.leftOf(name, count)}</li>
            ))}
          </ul>
          <p>{words.leftHint}</p>
        </div>
      )}
      {joining > 0 && refusals.test(fileName) && (
        <p className={styles.error}>{text.fileOfRefusals}</p>
      )}
      {said.length > 0 && (
        <ConsentQuestion
          columns={said}
          mailable={choices.mailable}
          onChange={(mailable) => onChange({ mailable })}
        />
      )}
      {joining > 0 && (
        <div>
          <label className={styles.check}>
            <input
              type="checkbox"
              checked={choices.consent}
              aria-invalid={problem !== undefined}
              aria-describedby={problem && id}
              onChange={({ target }) => onChange({ consent: target.checked })}
            />
            <span>{text.consent}</span>
          </label>
          {problem && (
            <p id={id} role="alert" className={styles.error}>
              {problem}
            </p>
          )}
        </div>
      )}
    </>
  )
}
