import type { RetainedRecord } from '@/src/core/retention'

/** Rows to delete: `r` is a row of the table, `before` the moment that those to keep are younger than. */
type Rule = { table: string; where: string; set?: string }

/** What is deleted, and of what stays less is known. Orders and what belongs to the books are not here. */
export const retentionRules: Record<RetainedRecord, readonly Rule[]> = {
  mails: [
    { table: 'mail_log', where: `r.state <> 'queued' and r.updated_at < before` },
    {
      table: 'mail_bodies',
      where: `r.updated_at < before and not exists (select from mail_log m where m.body_id = r.id)`,
    },
  ],
  // That something was downloaded, and when last, is said beside the order.
  downloads: [
    {
      table: 'downloads',
      where: `exists (select from downloads newer where newer.entitlement_id = r.entitlement_id
        and (newer.created_at, newer.id) > (r.created_at, r.id))`,
    },
    { table: 'downloads', set: 'ip_hash = null', where: 'r.ip_hash is not null' },
  ],
  plays: [{ table: 'plays', where: 'true' }],
  signUps: [{ table: 'subscribers', where: `r.status = 'pending' and r.updated_at < before` }],
  paymentEvents: [{ table: 'payment_events', where: 'true' }],
  visits: [
    { table: 'visit_counts', where: 'true' },
    { table: 'page_counts', where: 'true' },
  ],
  auditLog: [{ table: 'audit_log', where: 'true' }],
}
