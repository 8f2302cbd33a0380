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
const confirmed = 'hasConfirmedPassword'

/** Never stored: taken out before anything else looks at what was sent. */
export const takeCurrentPassword: CollectionBeforeOperationHook = ({ args, operation }) => {
  const data = (args as { data?: Record<string, unknown> }).data
  if (operation !== 'update' || !data || !(field in data)) {
    return args
  }
  const { [field]: _, ...rest } = data
  return { ...args, data: rest }
}

/**
 * Lets uses of one link to a new password go one after the other: Payload reads the link and ends it later, so that of
 * several at the same time more than one would set theirs.
 */
export const lockResetLink: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation === 'resetPassword') {
    const { token } = (args as { data?: { token?: unknown } }).data ?? {}
    // In Payload's transaction: who waited here finds the link used.
    await runSql(req)`
      select id from users where reset_password_token = ${String(token)} for update`
  }
  return args
}

/**
 * Asks for the present password before a password or an email changes. Nobody sets the password of somebody else:
 * a link is mailed instead, by "Forgot password?".
 *
 * In no transaction: an attempt is counted on a connection of its own, and as many as there are connections would
 * wait for each other.
 *
 * @throws {AppError} `FORBIDDEN`, or as {@link requireStaffPassword}
 */
export async function confirmOwnPassword(req: PayloadRequest, id: string): Promise<void> {
  const staff = staffOf(req)
  if (!staff) {
    return
  }
  const { password, email, [field]: given } = req.data ?? {}
  if (password && id !== staff.id) {
    throw new AppError('FORBIDDEN', { message: teamMessages.othersPassword })
  }
  const [former] = await runSql(req)<{ email: string }>`
    select email from users where id::text = ${id}`
  if (password || (former && isOther(email, former.email))) {
    await requireStaffPassword(req, { password: typeof given === 'string' ? given : '', field })
    req.context[confirmed] = true
  }
}

/** Only the call that asks for the password changes what lets somebody in. */
export const refuseUnconfirmed: CollectionBeforeValidateHook<User> = ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  const setsPassword = Boolean((data as { password?: unknown } | undefined)?.password)
  const isChange =
    operation === 'update' &&
    originalDoc &&
    staffOf(req) &&
    (setsPassword || isOther(data?.email, originalDoc.email))
  if (isChange && !req.context[confirmed]) {
    throw new AppError('FORBIDDEN')
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
