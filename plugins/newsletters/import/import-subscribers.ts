import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { ReadAddresses } from '@/plugins/newsletters/import/read-addresses'
import type { Names } from '@/plugins/newsletters/import/read-names'
import { staffOf } from '@/src/access/own-profile'
import type {
  ImportReport,
  RefusedRow,
  SubscriberStatus,
} from '@/src/core/contracts/audience/email-lists'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { suppressionHash } from '@/src/server/audience/suppression-list'
import { isUndeliverable } from '@/src/server/audience/undeliverable'
import { waitForTurn } from '@/src/server/database/locks'
import { runSql, withTx } from '@/src/server/transaction'

const text = ownerMessages.subscriberImport
const batchSize = 1000

const reasons: Record<SubscriberStatus | 'named', string> = {
  confirmed: text.alreadyOn,
  named: text.alreadyOnNamed,
  pending: text.notConfirmed,
  unsubscribed: text.hasUnsubscribed,
  unreachable: text.unreachable,
}

type List = { id: string; profileId: string }
/** What somebody agreed to, and when. */
type Consent = { text: string; at: string }

/**
 * Puts addresses on a list, all or none, with what the owner declared about them. An address that the
 * list knows gets the names that the file has for it, and else stays as it is, whatever became of it: above
 * all, anyone who left stays away, and so does anyone who left a list that is gone.
 */
export async function importSubscribers(
  req: PayloadRequest,
  list: List,
  { found, refused, rows }: ReadAddresses,
  consent: Consent = { text: text.consent, at: new Date().toISOString() },
): Promise<ImportReport> {
  // In one order, as the rows of people that they share with other lists are locked in.
  const entries = [...found]
    .map(([email, more]) => ({ email, ...more }))
    .sort((a, b) => (a.email < b.email ? -1 : 1))
  const known: RefusedRow[] = []
  await withTx(req, async () => {
    // Two files at once, for two lists too, would lock the same people in another order.
    await waitForTurn(req, `subscriber-import:${list.profileId}`)
    for (let start = 0; start < entries.length; start += batchSize) {
      known.push(...(await add(req, list, entries.slice(start, start + batchSize), consent)))
    }
  })
  return {
    rows,
    added: entries.length - known.length,
    refused: [...refused, ...known].sort((a, b) => a.line - b.line),
  }
}

type Entry = Names & { email: string; line: number }
type Known = { email: string; line: number; status: keyof typeof reasons }

/** @returns those that the list knew */
async function add(
  req: PayloadRequest,
  { id, profileId }: List,
  entries: readonly Entry[],
  consent: Consent,
): Promise<RefusedRow[]> {
  const hashed = entries.map((entry) => ({
    ...entry,
    hash: suppressionHash({ profileId, email: entry.email }),
  }))
  const given = sql`
    jsonb_to_recordset(${JSON.stringify(hashed)}::jsonb)
      as given (email text, line int, "firstName" text, "lastName" text, hash text)
    join email_lists list on list.id = ${id}
    left join suppression_list gone on gone.profile_id = ${profileId} and gone.email_hash = given.hash`
  const staff = staffOf(req)
  const rows = await runSql(req)<Known>`
    with added as (
      insert into subscribers (profile_id, list_id, email, first_name, last_name, status, source,
        confirmed_at, consent_text, consent_at, consent_by_id)
      select ${profileId}, ${id}, given.email, nullif(given."firstName", ''),
        nullif(given."lastName", ''), ${statusOfNew}, 'import', now(),
        ${consent.text}, ${consent.at}::timestamptz, ${staff && !staff.keyScopes ? staff.id : null}
      from ${given}
      where gone.id is null
      on conflict (list_id, email) do nothing
      returning email
    ), named as (
      update subscribers set
        first_name = coalesce(nullif(given."firstName", ''), first_name),
        last_name = coalesce(nullif(given."lastName", ''), last_name), updated_at = now()
      from ${given}
      where subscribers.list_id = ${id} and subscribers.email = given.email
        and subscribers.status = 'confirmed'
        and (nullif(given."firstName", '') <> coalesce(first_name, '')
          or nullif(given."lastName", '') <> coalesce(last_name, ''))
      returning subscribers.email
    )
    select given.email, given.line,
      case when given.email in (select email from named) then 'named'
        else coalesce(subscribers.status::text, 'unsubscribed') end as status
    from ${given}
    left join subscribers on subscribers.list_id = ${id} and subscribers.email = given.email
    where given.email not in (select email from added)
      and (subscribers.id is not null or gone.id is not null)`
  return rows.map(({ email, line, status }) => ({ line, value: email, reason: reasons[status] }))
}

/** What mails did not reach before is not tried again because of a file. */
const statusOfNew = sql.raw(`
  case when ${isUndeliverable('list.profile_id', 'given.email')}
    then 'unreachable' else 'confirmed' end::enum_subscribers_status`)
