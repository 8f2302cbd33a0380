import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { emailHash } from '@/src/server/accounts/blocked-emails'
import { txDb } from '@/src/server/transaction'

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
  const db = await txDb(req)
  for (let start = 0; start < emails.length; start += batchSize) {
    const hashes = emails
      .slice(start, start + batchSize)
      .map((email) => suppressionHash({ profileId, email }))
    await db.execute(sql`
      insert into suppression_list (profile_id, email_hash)
      select ${profileId}, hash from jsonb_array_elements_text(${JSON.stringify(hashes)}::jsonb) as hash
      on conflict do nothing`)
  }
}

export async function isSuppressed(req: PayloadRequest, address: Address): Promise<boolean> {
  const db = await txDb(req)
  const { rows } = await db.execute(sql`
    select 1 from suppression_list
    where profile_id = ${address.profileId} and email_hash = ${suppressionHash(address)}`)
  return rows.length > 0
}

/** They came back, see `come-back.ts`. */
export async function unsuppressEmail(req: PayloadRequest, address: Address): Promise<void> {
  const db = await txDb(req)
  await db.execute(sql`
    delete from suppression_list
    where profile_id = ${address.profileId} and email_hash = ${suppressionHash(address)}`)
}
