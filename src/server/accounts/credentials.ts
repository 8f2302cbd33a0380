import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { VisitorAccount } from '@/src/server/session'
import { txDb } from '@/src/server/transaction'

export type Credentials = VisitorAccount & { hash: string; salt: string }

/** An account of a site with what its password is compared with; null when the email has none. */
export async function findCredentials(
  req: PayloadRequest,
  { profileId, email }: { profileId: string; email: string },
): Promise<Credentials | null> {
  const db = await txDb(req)
  const { rows } = await db.execute<Credentials>(sql`
    select id, profile_id as "profileId", email, first_name as "firstName",
      last_name as "lastName", hash, salt
    from public_accounts
    where profile_id = ${profileId} and email = ${email}`)
  return rows[0] ?? null
}
