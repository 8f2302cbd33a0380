import { randomUUID } from 'node:crypto'
import { createLocalReq, type EmailAdapter } from 'payload'
import { env } from '@/src/core/env'
import { queueMail } from '@/src/server/mail/queue-mail'

/** Payload's own mails (an owner's forgotten password) go the way of all others: log, queue, SMTP. */
export const mailAdapter: EmailAdapter = ({ payload }) => ({
  name: 'mail-log',
  defaultFromAddress: 'noreply@localhost',
  defaultFromName: env().platform.name,
  sendEmail: async ({ to, subject, html, text }) => {
    const req = await createLocalReq({}, payload)
    for (const address of addressesOf(to)) {
      await queueMail(req, {
        profileId: null,
        to: address,
        subject: subject ?? '',
        html: typeof html === 'string' ? html : '',
        text: typeof text === 'string' ? text : '',
        kind: 'admin',
        about: null,
        dedupeKey: `admin:${randomUUID()}`,
      })
    }
  },
})

type Receivers = Parameters<ReturnType<EmailAdapter>['sendEmail']>[0]['to']

function addressesOf(to: Receivers): string[] {
  if (Array.isArray(to)) {
    return to.flatMap(addressesOf)
  }
  if (typeof to === 'string') {
    return [to]
  }
  return to && 'address' in to && to.address ? [to.address] : []
}
