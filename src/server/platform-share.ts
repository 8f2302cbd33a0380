import type { PayloadRequest } from 'payload'
import { runSql } from '@/src/server/transaction'

/** The platform's share of a sale of a site, in hundredths of a percent. */
export async function platformShareOf(req: PayloadRequest, profileId: string): Promise<number> {
  const [account] = await runSql(req)<{ bps: number }>`
    select platform_fee_bps::int as bps from payment_accounts
    where profile_id = ${profileId} limit 1`
  return account?.bps ?? 0
}
