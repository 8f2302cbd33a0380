import type { UIFieldServerComponent } from 'payload'
import { MailView } from '@/collections/mail-log/components/mail-view'
import { readMail } from '@/src/server/mail/read-mail'

/** What the receiver got, or why nobody here may see it. */
export const MailPreview: UIFieldServerComponent = async ({ data, req }) => {
  const mail = typeof data?.id === 'string' ? await readMail(req, data.id) : undefined
  if (mail === undefined) {
    return null
  }
  if (mail === null) {
    return <p>This mail opens its receiver’s account, so only its receiver can read it.</p>
  }
  if (!mail.html && !mail.text) {
    return (
      <p>What this mail said was forgotten once it was sent: it opened its receiver’s account.</p>
    )
  }
  const attachments = mail.attachments.map(({ fileName, content }) => ({
    fileName,
    bytes: content.byteLength,
  }))
  return <MailView html={mail.html} text={mail.text} attachments={attachments} />
}
