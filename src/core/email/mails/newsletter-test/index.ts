import { defineMail } from '@/src/core/email/define-mail'

/** A newsletter that is being written, sent to who writes it. */
export const mail = defineMail({ audience: 'owner', secret: 'none' })
