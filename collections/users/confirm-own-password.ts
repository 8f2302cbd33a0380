import type {
  CollectionAfterChangeHook,
  CollectionBeforeOperationHook,
  CollectionBeforeValidateHook,
  PayloadRequest,
} from 'payload'
import { staffOf } from '@/src/access/own-profile'
import { AppError } from '@/src/core/errors'
import { teamMessages } from '@/src/core/messages/team'
import type { User } from '@/src/payload-types'
import { requireStaffPassword } from '@/src/server/accounts/require-staff-password'
import { runSql } from '@/src/server/transaction'

/** What lets somebody in; a stolen session alone changes none of it. */
const field = 'currentPassword'

/** Never stored: taken out before anything else looks at what was sent. */
export const takeCurrentPassword: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const data = (args as { data?: Record<string, unknown> }).data
  if (operation !== 'update' || !data || !(field in data)) {
    return args
  }
  const { [field]: given, ...rest } = data
  req.context[field] = given
  return { ...args, data: rest }
}

/**
 * Asks for the present password before a password or an email changes. Nobody sets the password of somebody else:
 * a link is mailed instead, by "Forgot password?".
 */
export const confirmOwnPassword: CollectionBeforeValidateHook<User> = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  const staff = staffOf(req)
  if (operation !== 'update' || !originalDoc || !staff || !data) {
    return data
  }
  const setsPassword = Boolean((data as { password?: unknown }).password)
  if (setsPassword && originalDoc.id !== staff.id) {
    throw new AppError('FORBIDDEN', { message: teamMessages.othersPassword })
  }
  if (setsPassword || isOther(data.email, originalDoc.email)) {
    const given = req.context[field]
    const password = typeof given === 'string' ? given : ''
    await requireStaffPassword(req, { password, field })
  }
  return data
}

/** Ends the other sessions once an email has changed, as Payload does after a new password, and takes back links to one. */
export const endOtherSessions: CollectionAfterChangeHook<User> = async ({
  doc,
  operation,
  previousDoc,
  req,
}) => {
  if (operation === 'update' && isOther(doc.email, previousDoc.email)) {
    await runSql(req)`
      delete from users_sessions where _parent_id = ${doc.id} and id <> ${ownSession(req, doc)}`
    await runSql(req)`
      update users set reset_password_token = null, reset_password_expiration = null
      where id = ${doc.id}`
  }
  return doc
}

function isOther(email: unknown, former: string): boolean {
  return typeof email === 'string' && email.toLowerCase().trim() !== former.toLowerCase()
}

function ownSession(req: PayloadRequest, { id }: User): string {
  const staff = staffOf(req) as { id: string; _sid?: string } | null
  return staff?.id === id ? (staff._sid ?? '') : ''
}
