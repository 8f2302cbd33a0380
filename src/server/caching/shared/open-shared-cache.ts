import { createHash } from 'node:crypto'
import type { Pool } from 'pg'
import type { CacheValue } from '@/src/server/caching/page-cache'
import type { ClearingOrder } from '@/src/server/caching/shared/clearing-order'
import { connectToRedis } from '@/src/server/caching/shared/redis'
import { createSharedCache, type SharedCache } from '@/src/server/caching/shared/shared-cache'
import { measureGauge } from '@/src/server/observability/metrics'
import { onShutdown } from '@/src/server/runtime/listen'

type Options = { url: string; pool: Pool; order: ClearingOrder; build: string }

/**
 * The cache that all processes of this installation and build share. Everything in it bears their name, so that other
 * programs, installations and releases may use the same server.
 *
 * @throws {Error} with one sentence when the server refuses this user or password
 */
export async function openSharedCache(options: Options): Promise<SharedCache<CacheValue>> {
  const { url, pool, order, build } = options
  const redis = await connectToRedis(url)
  measureGauge('bandstand_shared_cache_away', () => Number(redis.isAway()))
  onShutdown(redis.close, 'last')
  const name = createHash('sha256')
    .update(`${await readDatabaseName(pool)} ${build}`)
    .digest('hex')
    .slice(0, 20)
  return createSharedCache({ redis, order, prefix: `bandstand:${name}:` })
}

/**
 * Tells installations apart, and a database from what it was before it was restored: transactions, in whose order the
 * cache believes, begin anew there. The table is another one then, or the timeline of the server is.
 */
async function readDatabaseName(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ name: string }>(
    `select concat_ws(' ', secret_print, system_identifier, timeline_id, 'cache_invalidations'::regclass::oid) as name
     from installation, pg_control_system(), pg_control_checkpoint()`,
  )
  return rows[0]?.name ?? ''
}
