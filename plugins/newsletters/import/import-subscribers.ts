import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { ReadAddresses } from '@/plugins/newsletters/import/read-addresses'
import type { SubscriberStatus } from '@/src/core/contracts/email-lists'
import type { ImportReport, RefusedRow } from '@/src/core/contracts/subscriber-import'
import { ownerMessages } from '@/src/core/owner-messages'
import { leftHash } from '@/src/server/audience/left-emails'
import { waitForTurn } from '@/src/server/database/locks'
import { txDb, withTx } from '@/src/server/transaction'

const text = ownerMessages.subscriberImport
const batchSize = 1000

const reasons: Record<SubscriberStatus, string> = {
  confirmed: text.alreadyOn,
  pending: text.notConfirmed,
  unsubscribed: text.hasLeft,
}

type List = { id: string; profileId: string }

/**
 * Puts addresses on a list, all or none, with what the owner declared about them. An address that the
 * list knows stays as it is, whatever became of it: above all, whoever left stays away, and so does whoever
 * left a list that is gone.
 */
export async function importSubscribers(
  req: PayloadRequest,
  list: List,
  { lines, refused, rows }: ReadAddresses,
): Promise<ImportReport> {
  const entries = [...lines].map(([email, line]) => ({ email, line }))
  const known: RefusedRow[] = []
  await withTx(req, async () => {
    // Two files at once would lock the same addresses in another order.
    await waitForTurn(req, `subscriber-import:${list.id}`)
    for (let start = 0; start < entries.length; start += batchSize) {
      known.push(...(await add(req, list, entries.slice(start, start + batchSize))))
    }
  })
  return {
    rows,
    added: entries.length - known.length,
    refused: [...refused, ...known].sort((a, b) => a.line - b.line),
  }
}

type Entry = { email: string; line: number }

/** @returns those that the list knew */
async function add(
  req: PayloadRequest,
  { id, profileId }: List,
  entries: readonly Entry[],
): Promise<RefusedRow[]> {
  const db = await txDb(req)
  const hashed = entries.map((entry) => ({
    ...entry,
    hash: leftHash({ profileId, email: entry.email }),
  }))
  const given = sql`
    jsonb_to_recordset(${JSON.stringify(hashed)}::jsonb) as given (email text, line int, hash text)
    left join left_emails gone on gone.profile_id = ${profileId} and gone.email_hash = given.hash`
  const { rows } = await db.execute<Entry & { status: SubscriberStatus }>(sql`
    with added as (
      insert into subscribers (profile_id, list_id, email, status, source, confirmed_at,
        consent_text, consent_at, consent_by_id)
      select ${profileId}, ${id}, given.email, 'confirmed', 'import', now(),
        ${text.consent}, now(), ${req.user?.id ?? null}
      from ${given}
      where gone.id is null
      on conflict (list_id, email) do nothing
      returning email
    )
    select given.email, given.line, coalesce(subscribers.status, 'unsubscribed') as status
    from ${given}
    left join subscribers on subscribers.list_id = ${id} and subscribers.email = given.email
    where given.email not in (select email from added)
      and (subscribers.id is not null or gone.id is not null)`)
  return rows.map(({ email, line, status }) => ({ line, value: email, reason: reasons[status] }))
}
