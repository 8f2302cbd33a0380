import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { suppressEmails } from '@/src/server/audience/suppression-list'
import { clearUndeliverable } from '@/src/server/audience/undeliverable'
import { runSql } from '@/src/server/transaction'

type Place = {
  table: string
  column: string
  /** What an address stands for once. */
  per?: SQL
  /** Of rows that stay without the address when the account goes: what else tells who it was. */
  names?: readonly string[]
}

/** Where a visitor is known by email alone: what goes with a deleted account, and along to a new address. */
export const recordsByEmail = [
  { table: 'subscribers', column: 'email', per: sql`list_id` },
  { table: 'waitlist_entries', column: 'email', per: sql`event_id` },
  { table: 'contact_messages', column: 'email' },
  { table: 'automation_runs', column: 'email' },
  { table: 'mail_log', column: 'to' },
  { table: 'mail_log', column: 'reply_to' },
  // Were it gone, the artist's file would bring it back, with the name.
  { table: 'past_orders', column: 'email', names: ['name'] },
  { table: 'imported_members', column: 'email', names: ['name', 'customer_id'] },
] as const satisfies Place[]

type Move = { profileId: string; former: string; email: string }

/**
 * Lets lists, answers and the rest come to the new address of a visitor who read the mail of the former one.
 * What the new one has said of a list by itself stays. No old file of the artist's brings the former back.
 */
export async function moveRecordsByEmail(
  req: PayloadRequest,
  { profileId, former, email }: Move,
): Promise<void> {
  const listed = await runSql(req)`
    select 1 from subscribers where profile_id = ${profileId} and email = ${former} limit 1`
  if (listed.length > 0) {
    await suppressEmails(req, profileId, [former])
  }
  // Anybody can type an address: what waits for its word stands behind what the former one confirmed.
  await runSql(req)`
    delete from subscribers typed using subscribers held
    where typed.profile_id = ${profileId} and typed.email = ${email} and typed.status = 'pending'
      and held.list_id = typed.list_id and held.email = ${former} and held.status = 'confirmed'`
  for (const place of recordsByEmail) {
    const table = sql.identifier(place.table)
    const column = sql.identifier(place.column)
    if ('per' in place) {
      await runSql(req)`
        delete from ${table} using ${table} kept
        where ${table}.profile_id = ${profileId} and ${table}.${column} = ${former}
          and kept.${column} = ${email} and kept.${place.per} = ${table}.${place.per}`
    }
    await runSql(req)`
      update ${table} set ${column} = ${email}
      where profile_id = ${profileId} and ${column} = ${former}`
  }
  // What was refused was the former one.
  await clearUndeliverable(req, { profileId, email })
}
