import type { UIFieldServerComponent } from 'payload'
import styles from '@/collections/mail-log/components/mail-log.module.css'
import { SendAgain } from '@/collections/mail-log/components/send-again'
import { mailKindLabel } from '@/src/core/mail-states'
import { hasMailServer } from '@/src/server/mail/mail-transport'

type Mail = {
  id?: unknown
  state?: unknown
  tries?: unknown
  error?: unknown
  to?: unknown
  replyTo?: unknown
  kind?: unknown
  subject?: unknown
}

/** Where a mail stands, in words, and what can be done about it. */
export const MailStatus: UIFieldServerComponent = ({ data }) => {
  const mail: Mail = data ?? {}
  const canSend = (mail.state === 'failed' || mail.state === 'not_sent') && hasMailServer()
  return (
    <section
      className={styles.status}
      data-state={mail.state}
      aria-label="What became of this mail"
    >
      <p className={styles.words}>{wordsFor(mail)}</p>
      {typeof mail.error === 'string' && mail.state !== 'not_sent' && <p>{mail.error}</p>}
      <dl className={styles.facts}>
        {factsOf(mail).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {canSend && <SendAgain label="Send again" path={`/${mail.id}/send-again`} />}
    </section>
  )
}

function factsOf({ to, replyTo, subject, kind }: Mail): [string, string][] {
  const facts: [string, unknown][] = [
    ['To', to],
    ['Subject', subject],
    ['Kind', mailKindLabel(String(kind ?? ''))],
    ['Answers go to', replyTo],
  ]
  return facts.flatMap(([name, value]) =>
    typeof value === 'string' && value ? [[name, value]] : [],
  )
}

function wordsFor({ state, tries }: Mail): string {
  const times = tries === 1 ? 'once' : `${tries} times`
  switch (state) {
    case 'sent':
      return 'The mail server has taken this mail.'
    case 'failed':
      return `This mail was tried ${times} and is not tried again by itself.`
    case 'not_sent':
      return hasMailServer()
        ? 'This mail was written before a mail server was set up.'
        : 'No mail server is set up here, so mails are kept and not sent.'
    default:
      return tries ? `Tried ${times}. It is tried again by itself.` : 'Waits to be sent.'
  }
}
