import type { PayloadRequest } from 'payload'
import { suppressEmails } from '@/src/server/audience/suppression-list'
import { dropUnwanted } from '@/src/server/mail/is-still-wanted'
import { runSql, txDb } from '@/src/server/transaction'

const batchSize = 1000

/**
 * Keeps away who, as a file says, left the artist's mails elsewhere or could not be reached: no file brings them onto a
 * list any more, and they leave those that one brought them to. Who joined here by their own word stays: it is newer, or
 * about something else. In the turn of imports of subscribers.
 *
 * Undoing an import does not take it back. It tells of the person, not of what was made, and others may have caused it too;
 * they come back by themselves.
 */
export async function keepAway(
  req: PayloadRequest,
  profileId: string,
  emails: readonly string[],
): Promise<void> {
  for (let start = 0; start < emails.length; start += batchSize) {
    const batch = emails.slice(start, start + batchSize)
    const strangers = await withoutOwnWord(req, profileId, batch)
    await suppressEmails(req, profileId, strangers)
    const taken = await runSql(req)<{ email: string }>`
      update subscribers set status = 'unsubscribed', unsubscribed_at = now(), updated_at = now(),
        first_name = null, last_name = null
      where profile_id = ${profileId} and status = 'confirmed'
        and email in (select jsonb_array_elements_text(${JSON.stringify(strangers)}::jsonb))
      returning email`
    for (const { email } of taken) {
      await dropUnwanted(await txDb(req), { profileId, email })
    }
  }
}

/** Those of the addresses that no form and no account has put on a list of the artist. */
async function withoutOwnWord(
  req: PayloadRequest,
  profileId: string,
  emails: readonly string[],
): Promise<string[]> {
  const rows = await runSql(req)<{ email: string }>`
    select email from subscribers where profile_id = ${profileId}
      and status = 'confirmed' and source in ('form', 'account')
      and email in (select jsonb_array_elements_text(${JSON.stringify(emails)}::jsonb))`
  const own = new Set(rows.map(({ email }) => email))
  return emails.filter((email) => !own.has(email))
}
