import type { FieldAccess } from 'payload'
import { isPlatformAdmin } from '@/src/access/own-profile'
import { carriesSecret } from '@/src/core/email/registry'

/**
 * Owners never read a mail that opens its receiver's account. Without a document, or without its
 * kind, the answer is no: so nobody finds out a body by searching or sorting for it either.
 */
export const readBody: FieldAccess = ({ req, doc }) =>
  isPlatformAdmin(req) || (typeof doc?.kind === 'string' && !carriesSecret(doc.kind))
