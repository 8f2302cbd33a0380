import { defineMail } from '@/src/core/email/define-mail'

/** Payload’s own mails: only the one for a forgotten password is in use. */
export const mail = defineMail({ audience: 'owner', secret: 'account' })
