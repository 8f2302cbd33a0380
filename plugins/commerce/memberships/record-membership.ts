import type { PayloadRequest } from 'payload'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { slugs } from '@/src/core/slugs'
import { recordAudit } from '@/src/server/record-audit'
import { runSql } from '@/src/server/transaction'

type Given = { id: string; profileId: string; tierId: string }

/** Takes down in the audit log that the artist gave a membership, or took one back. */
export async function recordMembership(
  req: PayloadRequest,
  change: 'given' | 'ended',
  { id, profileId, tierId }: Given,
): Promise<void> {
  const rows = await runSql(req)<{
    name: string
  }>`select name from membership_tiers where id = ${tierId}`
  const label = rows[0]?.name ?? ''
  await recordAudit(req, {
    action: `membership_${change}`,
    profileId,
    summary: ownerMessages.audit[change](label),
    target: { collection: slugs.memberships, id, label },
  })
}
