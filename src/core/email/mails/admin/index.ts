import { defineMail } from '@/src/core/email/define-mail'

/** Payload’s own mails, of which the one for a forgotten password is the only one in use. */
export const mail = defineMail({ audience: 'owner', secret: 'account' })
