import type { SiteRow } from '@/plugins/take-along/site-package'
import { limits } from '@/src/core/limits'
import { giftAnswers } from '@/src/core/messages/gift-answers'
import { ownerMessages } from '@/src/core/messages/owner-messages'

type Change = (row: SiteRow) => SiteRow

const now = () => new Date().toISOString()

/** What would go on by itself in both places: where the site was it may still be. */
const changes: Readonly<Record<string, Change>> = {
  // Its owner puts it online when all is right.
  profiles: () => ({
    online_since: null,
    delete_after: null,
    support_until: null,
    is_default: false,
    storage_gb: null,
  }),
  newsletters: ({ state }) =>
    state === 'scheduled' || state === 'sending'
      ? { state: 'draft', scheduled_at: null, sending_at: null }
      : {},
  automations: () => ({ is_on: false, switched_on_at: null }),
  mail_log: ({ state }) =>
    state === 'queued' ? { state: 'not_sent', next_try_at: null } : { next_try_at: null },
  // The page of the payment leads to where it was.
  orders: ({ status }) =>
    status === 'initiated_payment' || status === 'payment_failed' ? { status: 'cancelled' } : {},
  stock_holds: ({ state }) => (state === 'held' ? { state: 'released' } : {}),
  variants: () => ({ stock_held: 0 }),
  refunds: ({ state }) =>
    state === 'requested' || state === 'pending' ? { state: 'failed', next_try_at: null } : {},
  // Its owner sends it, when it was not sent there.
  gifts: ({ status }) =>
    status === 'scheduled'
      ? { failures: limits.gift.failuresMax, problem: giftAnswers.siteMoved, next_try_at: null }
      : {},
  tickets: ({ mailed_at }) => (mailed_at ? {} : { mailed_at: now() }),
  entitlements: ({ announced_at }) => (announced_at ? {} : { announced_at: now() }),
  // Nobody is made a member by itself, and whose customer they are at Stripe stays where the site was.
  imported_members: ({ outcome }) =>
    outcome === 'waiting' || outcome === 'refused'
      ? { outcome: 'kept', note: ownerMessages.moveIn.adoption.siteMoved }
      : {},
  // The file itself is gone after a day in any case.
  imports: ({ state, profile_id }) => ({
    file_key: `incoming/${profile_id}/gone/gone`,
    ...(state === 'checking' || state === 'making' || state === 'undoing'
      ? { state: 'stopped' }
      : {}),
  }),
}

/** A row as it is to be here. */
export const rowForImport = (table: string, row: SiteRow): SiteRow => ({
  ...row,
  ...changes[table]?.(row),
})
