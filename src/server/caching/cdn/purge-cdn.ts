import type { Pool } from 'pg'
import { env } from '@/src/core/env'
import type { Cleared } from '@/src/server/caching/cache-tags'
import { type Cdn, createCdn } from '@/src/server/caching/cdn/cdn'
import { longestGapMs, readLog } from '@/src/server/caching/invalidation-log'
import type { PeriodicTask } from '@/src/server/queue/periodic-tasks'

/** Other processes show a change within this time; until then one of them may give the CDN the former page again. */
const roundSeconds = 1
const roundMaySeconds = 300
const afterFailureSeconds = 10
/** How often a round that finds nothing is noted all the same: the gaps between two tell of an outage. */
const noteSeconds = longestGapMs / 1000 / 6

/** Stands in the log for every page. */
const everyPage = '*'

/** Purges the CDN of `CDN_PURGE`; none without one. */
export function cdnTasks(): PeriodicTask[] {
  const settings = env().cdn
  if (!settings) {
    return []
  }
  const cdn = createCdn(settings)
  return [
    { name: 'purge-cdn', everySeconds: roundSeconds, run: ({ db }) => purgeCdn(db.pool, cdn) },
  ]
}

/** Within this time after the first process of a build those of the former one have ended. */
const upgradeSeconds = 3600

/**
 * Call when a process begins to serve: pages of a former build name scripts that are gone. Until all processes are of one
 * build, those of the former give the CDN such pages anew, so each process purges that starts during an upgrade. Later
 * starts of the same build do not.
 *
 * @param build its id, as Next names it
 */
export async function purgeFormerBuild(pool: Pool, build: string): Promise<void> {
  await pool.query(
    `insert into cache_invalidations (tags) select array[$1, $2] where $2 is distinct from
      (select tags[2] from cache_invalidations where tags[1] = $1 order by logged_at desc limit 1)
      or now() - make_interval(secs => $3) <
        (select min(logged_at) from cache_invalidations where tags[1] = $1 and tags[2] = $2)`,
    [everyPage, build, upgradeSeconds],
  )
}

type Round = { purgedTwice: string | null; purgedOnce: string | null; isLate: boolean }

/**
 * One round: purges what was committed since the round before the last one, so all of it twice, the second time
 * when every process has heard of it. One process at a time does it; what fails is purged again a little later.
 */
export async function purgeCdn(pool: Pool, cdn: Cdn): Promise<void> {
  if (await hasNothingToDo(pool)) {
    return
  }
  const round = await takeRound(pool)
  if (!round) {
    return
  }
  try {
    const { snapshot, isReplaced, ...log } = await readLog(pool, round.purgedTwice)
    const tags = Object.keys(log.cleared)
    const isLost = round.purgedTwice === null || round.isLate || isReplaced
    const cleared: Cleared = isLost || tags.includes(everyPage) ? 'everything' : tags
    if (cleared.length > 0) {
      await cdn.purge(cleared)
    }
    await pool.query(
      `update cdn_purges set purged_twice = coalesce(purged_once, $1), purged_once = $1, purged_at = now(),
        next_round_at = now() + make_interval(secs => $2)`,
      [snapshot, roundSeconds],
    )
  } catch (error) {
    await pool.query('update cdn_purges set next_round_at = now() + make_interval(secs => $1)', [
      afterFailureSeconds,
    ])
    throw error
  }
}

/** Only reads: most seconds nothing has changed, and a row that is written each second keeps disk and vacuum busy. */
async function hasNothingToDo(pool: Pool): Promise<boolean> {
  const { rows } = await pool.query<{ since: string | null; isTaken: boolean; isStale: boolean }>(
    `select purged_twice as since, next_round_at > now() as "isTaken",
       purged_twice is null or purged_at < now() - make_interval(secs => $1) as "isStale"
     from cdn_purges`,
    [noteSeconds],
  )
  const [known] = rows
  if (!known || known.isTaken || known.isStale) {
    return known?.isTaken ?? false
  }
  const { cleared, isReplaced } = await readLog(pool, known.since)
  return Object.keys(cleared).length === 0 && !isReplaced
}

async function takeRound(pool: Pool): Promise<Round | undefined> {
  const { rows } = await pool.query<Round>(
    `insert into cdn_purges as own (next_round_at) values (now() + make_interval(secs => $1))
      on conflict (only_row) do update set next_round_at = excluded.next_round_at
        where own.next_round_at < now()
      returning purged_twice as "purgedTwice", purged_once as "purgedOnce",
        coalesce(purged_at < now() - make_interval(secs => $2), false) as "isLate"`,
    [roundMaySeconds, longestGapMs / 1000],
  )
  return rows[0]
}
