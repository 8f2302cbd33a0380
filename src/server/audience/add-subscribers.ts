import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { staffOf } from '@/src/access/own-profile'
import type { SubscriberStatus } from '@/src/core/contracts/audience/email-lists'
import type { Names } from '@/src/core/text/read-names'
import { suppressionHash } from '@/src/server/audience/suppression-list'
import { isUndeliverable } from '@/src/server/audience/undeliverable'
import { runSql } from '@/src/server/transaction'

export type List = { id: string; profileId: string }
/** What somebody agreed to, and when. */
export type Consent = { text: string; at: string }

type Entry = Names & { email: string; line: number }
/** `named`: it got a name that the list did not have. */
type Known = { email: string; line: number; status: SubscriberStatus | 'named' }

/**
 * Puts addresses on a list of the site, with what was declared about them. Who left it, or a list that is gone, stays
 * away.
 *
 * @returns those that the list knew, and what they are there
 */
export async function addSubscribers(
  req: PayloadRequest,
  { id, profileId }: List,
  entries: readonly Entry[],
  consent: Consent,
): Promise<Known[]> {
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
  return runSql(req)<Known>`
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
}

/** What mails did not reach before is not tried again because of a file. */
const statusOfNew = sql.raw(`
  case when ${isUndeliverable('list.profile_id', 'given.email')}
    then 'unreachable' else 'confirmed' end::enum_subscribers_status`)
