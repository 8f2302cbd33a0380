import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { isOut } from '@/src/server/delivery/pre-order-out'
import { txDb } from '@/src/server/transaction'

export type WaitingRelease = { id: string; title: string }

/** Pre-orders of a site whose day came some minutes ago, and that wait for their files with their buyers. */
export async function waitingReleases(
  req: PayloadRequest,
  profileId: string,
): Promise<WaitingRelease[]> {
  const db = await txDb(req)
  const { rows } = await db.execute<WaitingRelease>(sql`
    select p.id, p.title from products p
    where p.profile_id = ${profileId} and (
      exists (select 1 from variants v
        where v.product_id = p.id and v.availability_status = 'preorder'
          and v.release_at < now() - interval '5 minutes')
      or exists (select 1 from entitlements e
        where e.product_id = p.id and e.available_from < now() - interval '5 minutes'
          and e.announced_at is null and e.revoked_at is null and not ${await isOut('e')}))
    order by p.release_date desc limit 5`)
  return rows
}
