import { defineMail } from '@/src/core/email/define-mail'

/** Goes out before there is a site whose looks it could have: `plugins/team` writes it. */
export const mail = defineMail({ audience: 'owner', secret: 'account' })
