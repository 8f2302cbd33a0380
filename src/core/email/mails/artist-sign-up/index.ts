import { defineMail } from '@/src/core/email/define-mail'

/** To who signed up as an artist: the link that confirms their address, or that they are here already. */
export const mail = defineMail({ audience: 'owner', secret: 'account' })
