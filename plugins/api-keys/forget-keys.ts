import { createLocalReq, type Payload } from 'payload'
import { studioLimits } from '@/src/core/studio-limits'
import { runSql } from '@/src/server/transaction'

const { revokedDays, answerHours } = studioLimits.apiKeys

/** Removes keys that were revoked long ago, and answers that nobody asks for again. */
export async function forgetKeys(payload: Payload): Promise<void> {
  const req = await createLocalReq({}, payload)
  await runSql(req)`
    delete from api_key_answers where created_at < now() - make_interval(hours => ${answerHours})`
  await runSql(req)`
    delete from api_keys where revoked_at < now() - make_interval(days => ${revokedDays})`
}
