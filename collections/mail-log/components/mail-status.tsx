import type { UIFieldServerComponent } from 'payload'
import styles from '@/collections/mail-log/components/mail-log.module.css'
import { RefreshWhileQueued } from '@/collections/mail-log/components/refresh-while-queued'
import { SendAgain } from '@/collections/mail-log/components/send-again'
import { type Fact, Facts } from '@/src/admin/facts'
import { mailKindLabel } from '@/src/core/choices/mail-states'
import type { MailLog } from '@/src/payload-types'
import { undeliverableReason, unsubscribedReason } from '@/src/server/mail/is-still-wanted'
import { hasMailServer } from '@/src/server/mail/mail-transport'

type Mail = Partial<MailLog>

/** Where a mail stands, in words, and what can be done about it. */
export const MailStatus: UIFieldServerComponent = ({ data }) => {
  const mail: Mail = data ?? {}
  const canSend = (mail.state === 'failed' || isKept(mail)) && hasMailServer()
  return (
    <section
      className={styles.status}
      data-state={mail.state}
      aria-label="What became of this mail"
    >
      <p className={styles.words}>{wordsFor(mail)}</p>
      {typeof mail.error === 'string' && mail.state !== 'not_sent' && <p>{mail.error}</p>}
      <Facts facts={factsOf(mail)} />
      {canSend && <SendAgain label="Send again" path={`/${mail.id}/send-again`} />}
      {mail.state === 'queued' && (
        <RefreshWhileQueued id={String(mail.id)} tries={mail.tries ?? 0} />
      )}
    </section>
  )
}

const isKept = ({ state, error }: Mail) =>
  state === 'not_sent' && error !== unsubscribedReason && error !== undeliverableReason

function factsOf({ to, replyTo, subject, kind }: Mail): Fact[] {
  return [
    ['To', to],
    ['Subject', subject],
    ['Kind', mailKindLabel(kind ?? '')],
    ['Answers go to', replyTo],
  ]
}

function wordsFor({ state, tries, error }: Mail): string {
  const times = tries === 1 ? 'once' : `${tries} times`
  switch (state) {
    case 'sent':
      return 'The mail server has taken this mail.'
    case 'failed':
      return `This mail was tried ${times} and is not tried again by itself.`
    case 'not_sent':
      if (error === unsubscribedReason) {
        // Which of both is not known where the row of the list is gone.
        return 'Before it was sent, its receiver left or was taken off the list.'
      }
      if (error === undeliverableReason) {
        return 'Before it was sent, several mails to its receiver were refused, so it was left out.'
      }
      return hasMailServer()
        ? 'This mail was written before a mail server was set up.'
        : 'No mail server is set up here, so mails are kept and not sent.'
    default:
      return tries ? `Tried ${times}. It is tried again by itself.` : 'Waits to be sent.'
  }
}
