import type { UIFieldServerComponent } from 'payload'
import styles from '@/collections/mail-log/components/mail-log.module.css'
import { SendAgain } from '@/collections/mail-log/components/send-again'
import { hasMailServer } from '@/src/server/mail/mail-transport'

type Mail = { id?: unknown; state?: unknown; tries?: unknown; error?: unknown }

/** Where a mail stands, in words, and what can be done about it. */
export const MailStatus: UIFieldServerComponent = ({ data }) => {
  const mail: Mail = data ?? {}
  const canSend = (mail.state === 'failed' || mail.state === 'not_sent') && hasMailServer()
  return (
    <div className={styles.status} data-state={mail.state}>
      <p>{wordsFor(mail)}</p>
      {typeof mail.error === 'string' && mail.state !== 'not_sent' && <p>{mail.error}</p>}
      {canSend && <SendAgain label="Send again" path={`/${mail.id}/send-again`} />}
    </div>
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
