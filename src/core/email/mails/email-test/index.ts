import { defineMail } from '@/src/core/email/define-mail'

/** A mail that is being designed, sent to who designs it. */
export const mail = defineMail({ audience: 'owner', secret: 'none' })
