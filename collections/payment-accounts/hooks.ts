import type { CollectionAfterChangeHook } from 'payload'
import { changesOf } from '@/src/core/audit/audit-facts'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { slugs } from '@/src/core/slugs'
import type { PaymentAccount } from '@/src/payload-types'
import { profileIdOf } from '@/src/server/caching/cache-tags'
import { recordAudit } from '@/src/server/record-audit'

/** Takes down in the audit log where an artist's money goes, and what the platform keeps of it. */
export const recordPaymentAccount: CollectionAfterChangeHook<PaymentAccount> = async ({
  doc,
  operation,
  previousDoc,
  req,
}) => {
  const { id, stripeAccountId, platformFeeBps } = doc
  const isNew = operation === 'create'
  const details = isNew ? {} : changesOf(['platformFeeBps'], previousDoc, doc)
  if (details) {
    await recordAudit(req, {
      action: isNew ? 'payments_connected' : 'platform_fee_changed',
      profileId: profileIdOf(doc),
      summary: isNew
        ? ownerMessages.audit.connected
        : ownerMessages.audit.feeChanged(String(platformFeeBps / 100)),
      target: { collection: slugs.paymentAccounts, id, label: stripeAccountId },
      details,
    })
  }
  return doc
}
