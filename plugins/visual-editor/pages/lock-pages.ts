import type { PayloadRequest } from 'payload'
import { runSql } from '@/src/server/transaction'

/**
 * Makes all who save a page of the profile wait until the transaction ends. Saves take a page's row
 * first, too: in another order the two would wait for each other.
 */
export async function lockPages(req: PayloadRequest, profileId: string): Promise<void> {
  await runSql(req)`
    select id from pages where profile_id = ${profileId} order by id for no key update`
}
