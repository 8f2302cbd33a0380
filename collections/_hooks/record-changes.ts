import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload'
import { changesOf } from '@/src/core/audit/audit-facts'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { profileIdOf } from '@/src/server/caching/cache-tags'
import { recordAudit } from '@/src/server/record-audit'

/** Takes down in the audit log that a document is gone, by the name that the admin has for it. */
export const recordDeletion: CollectionAfterDeleteHook = async ({ collection, doc, id, req }) => {
  const { singular } = collection.labels
  const kind = typeof singular === 'string' ? singular : collection.slug
  const label = String(doc[collection.admin.useAsTitle ?? 'id'])
  await recordAudit(req, {
    action: 'document_deleted',
    profileId: profileIdOf(doc),
    summary: ownerMessages.audit.deleted(kind, label),
    target: { collection: collection.slug, id: String(id), label },
  })
  return doc
}

type Priced = Record<string, unknown> & { id: string }

type Options = {
  /** Fields with amounts in minor units. */
  prices: readonly string[]
  /** What buyers call it. */
  nameOf: (doc: Priced, req: PayloadRequest) => string | Promise<string>
}

/** A hook that takes down in the audit log when something has another price than before. */
export function auditsPriceChange({ prices, nameOf }: Options): CollectionAfterChangeHook {
  return async ({ collection, doc, operation, previousDoc, req }) => {
    const details = operation === 'update' ? changesOf(prices, previousDoc, doc) : null
    if (details) {
      const label = await nameOf(doc, req)
      await recordAudit(req, {
        action: 'price_changed',
        profileId: profileIdOf(doc),
        summary: ownerMessages.audit.priceChanged(label),
        target: { collection: collection.slug, id: doc.id, label },
        details,
      })
    }
    return doc
  }
}
