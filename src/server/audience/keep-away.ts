import type { PayloadRequest } from 'payload'
import { suppressEmails } from '@/src/server/audience/suppression-list'
import { waitForTurn } from '@/src/server/database/locks'
import { dropUnwanted } from '@/src/server/mail/is-still-wanted'
import { runSql, txDb } from '@/src/server/transaction'

/**
 * Keeps away who, as a file says, left the artist's mails elsewhere or could not be reached: no file brings them onto a
 * list any more, and they leave those that one brought them to. Who joined here by their own word stays: it is newer, or
 * about something else.
 *
 * Undoing an import does not take it back. It tells of the person, not of what was made, and others may have caused it too;
 * they come back by themselves.
 */
export async function keepAway(
  req: PayloadRequest,
  profileId: string,
  email: string,
): Promise<void> {
  await waitForTurn(req, `subscriber-import:${profileId}`)
  const ownWord = await runSql(req)`
    select 1 from subscribers where profile_id = ${profileId} and email = ${email}
      and status = 'confirmed' and source in ('form', 'account') limit 1`
  if (ownWord.length > 0) {
    return
  }
  await suppressEmails(req, profileId, [email])
  await leave(req, { profileId, email })
}

/**
 * Notes that somebody left one list elsewhere: no file brings them onto that one.
 *
 * @returns the id of their row there; null for who joined it by their own word, or has left it already
 */
export async function leaveOneList(
  req: PayloadRequest,
  { id, profileId }: { id: string; profileId: string },
  email: string,
): Promise<string | null> {
  await waitForTurn(req, `subscriber-import:${profileId}`)
  await leave(req, { profileId, email, listId: id })
  const [row] = await runSql(req)<{ id: string }>`
    insert into subscribers (profile_id, list_id, email, status, source, unsubscribed_at)
    values (${profileId}, ${id}, ${email}, 'unsubscribed', 'import', now())
    on conflict (list_id, email) do update set email = excluded.email
      where subscribers.status = 'unsubscribed' and subscribers.source = 'import'
    returning id`
  return row?.id ?? null
}

type Leaving = { profileId: string; email: string; listId?: string }

/** Not what they joined by their own word. */
async function leave(req: PayloadRequest, { profileId, email, listId }: Leaving): Promise<void> {
  const taken = await runSql(req)`
    update subscribers set status = 'unsubscribed', unsubscribed_at = now(), updated_at = now(),
      first_name = null, last_name = null
    where profile_id = ${profileId} and email = ${email} and status = 'confirmed'
      and source not in ('form', 'account') and (${listId ?? null}::uuid is null or list_id = ${listId ?? null}::uuid)
    returning id`
  if (taken.length > 0) {
    await dropUnwanted(await txDb(req), { profileId, email })
  }
}
