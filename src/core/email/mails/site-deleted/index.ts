import { defineMail } from '@/src/core/email/define-mail'

/** There is no site any more whose looks it could have: `plugins/take-along/deletion` writes it. */
export const mail = defineMail({ audience: 'owner', secret: 'none' })
