import type { CollectionAfterLoginHook, PayloadRequest } from 'payload'
import { onlySiteOf } from '@/collections/users/sites-of-user'
import type { AuditAction } from '@/src/core/audit/audit-actions'
import { ownerMessages } from '@/src/core/owner-messages'
import { slugs } from '@/src/core/slugs'
import type { User } from '@/src/payload-types'
import { isBelowLimit } from '@/src/server/http/rate-limit'
import { clientIpOf } from '@/src/server/http/request-context'
import { recordAudit } from '@/src/server/record-audit'

/** Takes down in the audit log who signed in. */
export const recordSignIn: CollectionAfterLoginHook<User> = async ({ req, user }) => {
  await record(req, user, { action: 'signed_in', summary: ownerMessages.audit.signedIn })
  return user
}

/**
 * Takes down that somebody was kept from trying more passwords of an account, if there is one: once in
 * as long as that lasts, so that nobody can fill the log.
 */
export async function recordStoppedSignIn(req: PayloadRequest, email: string): Promise<void> {
  const { payload } = req
  const by = [slugs.users, email, clientIpOf(req)]
  if (!(await isBelowLimit({ payload, limit: 'stoppedSignIn', by }))) {
    return
  }
  const { docs } = await payload.find({
    collection: slugs.users,
    where: { email: { equals: email } },
    pagination: false,
    limit: 1,
    depth: 0,
    req,
  })
  for (const user of docs) {
    const summary = ownerMessages.audit.signInStopped(email)
    await record(req, user, { action: 'sign_in_stopped', summary })
  }
}

function record(
  req: PayloadRequest,
  user: User,
  what: { action: AuditAction; summary: string },
): Promise<void> {
  const { id, email } = user
  const target = { collection: slugs.users, id, label: email }
  return recordAudit(req, { ...what, profileId: onlySiteOf(user), target })
}
