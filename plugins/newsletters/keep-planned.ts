import type { PayloadRequest } from 'payload'
import { runSql } from '@/src/server/transaction'

/** Makes drafts again of what waits for its day: a site that is to be deleted writes to nobody by itself. */
export async function keepPlanned(req: PayloadRequest, profileId: string): Promise<void> {
  await runSql(req)`
    update newsletters set state = 'draft', scheduled_at = null, problem = null, updated_at = now()
    where profile_id = ${profileId} and state = 'scheduled'`
}
