import { defineMail } from '@/src/core/email/define-mail'

/** Comes from the platform, whatever the site's mails look like: `plugins/take-along` writes it. */
export const mail = defineMail({ audience: 'owner', secret: 'none' })
