import type { SiteRow } from '@/plugins/take-along/site-package'

type Change = (row: SiteRow) => SiteRow

/** What would go on by itself in both places: where the site was it may still be. */
const changes: Readonly<Record<string, Change>> = {
  // Its owner puts it online when all is right.
  profiles: () => ({ online_since: null, delete_after: null, is_default: false, storage_gb: null }),
  newsletters: ({ state }) =>
    state === 'scheduled' || state === 'sending'
      ? { state: 'draft', scheduled_at: null, sending_at: null }
      : {},
  mail_log: ({ state }) =>
    state === 'queued' ? { state: 'not_sent', next_try_at: null } : { next_try_at: null },
  // The page of the payment leads to where it was.
  orders: ({ status }) =>
    status === 'initiated_payment' || status === 'payment_failed' ? { status: 'cancelled' } : {},
  refunds: ({ state }) =>
    state === 'requested' || state === 'pending' ? { state: 'failed', next_try_at: null } : {},
}

/** A row as it is to be here. */
export const rowHere = (table: string, row: SiteRow): SiteRow => ({
  ...row,
  ...changes[table]?.(row),
})
