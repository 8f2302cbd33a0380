import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import { onlySiteOf, siteIdsOf } from '@/collections/users/sites-of-user'
import { changesOf } from '@/src/core/audit/audit-facts'
import { ownerMessages } from '@/src/core/owner-messages'
import { slugs } from '@/src/core/slugs'
import type { User } from '@/src/payload-types'
import { recordAudit } from '@/src/server/record-audit'

/** Takes down in the audit log who may work here, and every change of what they may. */
export const recordUser: CollectionAfterChangeHook<User> = async ({
  doc,
  operation,
  previousDoc,
  req,
}) => {
  const isNew = operation === 'create'
  const details = changesOf(
    ['role', 'sites', 'email'],
    isNew ? {} : rightsOf(previousDoc),
    rightsOf(doc),
  )
  if (details) {
    const { id, email } = doc
    await recordAudit(req, {
      action: isNew ? 'user_added' : 'user_changed',
      profileId: isNew ? onlySiteOf(doc) : onlySiteOf(previousDoc, doc),
      summary: isNew
        ? ownerMessages.audit.userAdded(email)
        : ownerMessages.audit.userChanged(email, Object.keys(details).join(' and ')),
      target: { collection: slugs.users, id, label: email },
      details,
    })
  }
  return doc
}

/** Takes down in the audit log who works here no longer. */
export const recordRemovedUser: CollectionAfterDeleteHook<User> = async ({ doc, req }) => {
  const { id, email } = doc
  await recordAudit(req, {
    action: 'user_removed',
    profileId: onlySiteOf(doc),
    summary: ownerMessages.audit.userRemoved(email),
    target: { collection: slugs.users, id, label: email },
    details: rightsOf(doc),
  })
  return doc
}

function rightsOf(user: User) {
  return { role: user.role, sites: siteIdsOf(user).toSorted().join(', '), email: user.email }
}
