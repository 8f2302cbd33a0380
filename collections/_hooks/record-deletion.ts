import type { CollectionAfterDeleteHook } from 'payload'
import { ownerMessages } from '@/src/core/owner-messages'
import { slugs } from '@/src/core/slugs'
import { profileIdOf } from '@/src/server/cache-tags'
import { recordAudit } from '@/src/server/record-audit'

/** Takes down in the audit log that a document is gone, by the name that the admin has for it. */
export const recordDeletion: CollectionAfterDeleteHook = async ({ collection, doc, id, req }) => {
  const { singular } = collection.labels
  const kind = typeof singular === 'string' ? singular : collection.slug
  const label = String(doc[collection.admin.useAsTitle ?? 'id'])
  await recordAudit(req, {
    action: 'document_deleted',
    // A site that is gone has no log of its own.
    profileId: collection.slug === slugs.profiles ? null : profileIdOf(doc),
    summary: ownerMessages.audit.deleted(kind, label),
    target: { collection: collection.slug, id: String(id), label },
  })
  return doc
}
