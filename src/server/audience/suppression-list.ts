import type { PayloadRequest } from 'payload'
import { emailHash } from '@/src/server/accounts/blocked-emails'
import { runSql } from '@/src/server/transaction'

type Address = { profileId: string; email: string }

export const suppressionHash = ({ profileId, email }: Address): string =>
  emailHash('left-email', profileId, email)

const batchSize = 1000

/** Remembers who left where no row of theirs can say so: an import would take them for new ones. */
export async function suppressEmails(
  req: PayloadRequest,
  profileId: string,
  emails: readonly string[],
): Promise<void> {
  for (let start = 0; start < emails.length; start += batchSize) {
    const hashes = emails
      .slice(start, start + batchSize)
      .map((email) => suppressionHash({ profileId, email }))
    await runSql(req)`
      insert into suppression_list (profile_id, email_hash)
      select ${profileId}, hash from jsonb_array_elements_text(${JSON.stringify(hashes)}::jsonb) as hash
      on conflict do nothing`
  }
}

export async function isSuppressed(req: PayloadRequest, address: Address): Promise<boolean> {
  const rows = await runSql(req)`
    select 1 from suppression_list
    where profile_id = ${address.profileId} and email_hash = ${suppressionHash(address)}`
  return rows.length > 0
}

/** Which of these addresses are on it; few enough for one statement. */
export async function suppressedAmong(
  req: PayloadRequest,
  profileId: string,
  emails: readonly string[],
): Promise<ReadonlySet<string>> {
  const hashes = emails.map((email) => suppressionHash({ profileId, email }))
  const rows = await runSql(req)<{ hash: string }>`
    select email_hash as hash from suppression_list
    where profile_id = ${profileId} and email_hash in (
      select jsonb_array_elements_text(${JSON.stringify(hashes)}::jsonb))`
  const known = new Set(rows.map(({ hash }) => hash))
  return new Set(emails.filter((_, index) => known.has(hashes[index] ?? '')))
}

/** They came back; see `liftSuppression`. */
export async function unsuppressEmail(req: PayloadRequest, address: Address): Promise<void> {
  await runSql(req)`
    delete from suppression_list
    where profile_id = ${address.profileId} and email_hash = ${suppressionHash(address)}`
}
