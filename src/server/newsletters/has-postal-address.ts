import type { PayloadRequest } from 'payload'
import { runSql } from '@/src/server/transaction'

/** Whether mails of a profile end with a postal address, as many countries ask for in newsletters. */
export async function hasPostalAddress(req: PayloadRequest, profileId: string): Promise<boolean> {
  const rows = await runSql(req)`
    select 1 from profiles where id = ${profileId} and trim(postal_address) <> ''`
  return rows.length > 0
}
