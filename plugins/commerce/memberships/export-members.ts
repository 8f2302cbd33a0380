import type { PayloadRequest } from 'payload'
import { memberLabel } from '@/src/core/memberships/membership-labels'
import type { MembershipStatus } from '@/src/core/memberships/membership-status'
import { formatMinor } from '@/src/core/money'
import { reportSql } from '@/src/server/database/report-sql'
import { csvFile } from '@/src/server/http/csv-file'
import { paidElsewhere, paidToLostAccount } from '@/src/server/memberships/paid-elsewhere'

type Row = {
  id: string
  email: string
  firstName: string
  lastName: string
  tier: string
  status: MembershipStatus
  source: 'joined' | 'gift' | 'comp'
  interval: string
  amountMinor: string
  cancelAtPeriodEnd: boolean
  livemode: boolean
  isElsewhere: boolean
  hasLostAccount: boolean
  since: Date | string
  until: Date | string | null
  endedAt: Date | string | null
}

const columns: Readonly<Record<string, (row: Row) => string>> = {
  Email: ({ email }) => email,
  'First name': ({ firstName }) => firstName,
  'Last name': ({ lastName }) => lastName,
  Tier: ({ tier }) => tier,
  Status: (row) => memberLabel(row),
  Price: ({ amountMinor }) => formatMinor(Number(amountMinor)),
  'Paid by': ({ interval }) => (interval === 'none' ? '' : interval),
  Since: ({ since }) => dateTimeOf(since),
  'Paid or given until': ({ until }) => dateTimeOf(until),
  Ended: ({ endedAt }) => dateTimeOf(endedAt),
}
const titles = Object.keys(columns)
const batchSize = 1000

/** All members of a site as a CSV file, but for those whose accounts are gone: it is to write to them. */
export function exportMembers(req: PayloadRequest, profileId: string): Response {
  const day = new Date().toISOString().slice(0, 10)
  return csvFile(`members-${day}`, titles, rowsOf(req, profileId))
}

async function* rowsOf(req: PayloadRequest, profileId: string): AsyncGenerator<string[]> {
  let after = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const rows = await reportSql(req)<Row>`
      select held.id, accounts.email, accounts.first_name as "firstName",
        accounts.last_name as "lastName", tiers.name as tier, held.status,
        coalesce(held.source, 'joined') as source, held.interval, held.amount_minor as "amountMinor",
        coalesce(held.cancel_at_period_end, false) as "cancelAtPeriodEnd",
        coalesce(held.livemode, false) as livemode,
        ${paidElsewhere(req.payload, 'held')} as "isElsewhere",
        (held.interval <> 'none' and ${paidToLostAccount(req.payload, 'held')}) as "hasLostAccount",
        coalesce(held.started_at, held.created_at) as since, held.current_period_end as until,
        held.ended_at as "endedAt"
      from memberships held
      join public_accounts accounts on accounts.id = held.account_id
      join membership_tiers tiers on tiers.id = held.tier_id
      where held.profile_id = ${profileId} and held.id > ${after}::uuid
        and held.status not in ('incomplete', 'incomplete_expired')
      order by held.id limit ${batchSize}`
    for (const row of rows) {
      yield titles.map((title) => columns[title]?.(row) ?? '')
    }
    const last = rows[batchSize - 1]
    if (!last) {
      return
    }
    after = last.id
  }
}

function dateTimeOf(moment: Date | string | null): string {
  return moment ? new Date(moment).toISOString() : ''
}
