import { type PostgresAdapter, sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { limits } from '@/src/core/limits'
import { cacheTags, revalidateTags } from '@/src/server/caching/cache-tags'

/** Overlaps the turns, so that nothing falls between two of them. */
const lookBackSeconds = 10

/** Web processes keep pages while no worker runs. What came meanwhile is cleared when one starts, after up to a week. */
const longestBreakMs = 7 * 86_400_000

/**
 * What becomes visible, or looks different, only because time goes by: posts that appear, polls that
 * end, events that begin or end, tickets whose sale does. Makes a task that clears what shows them, since its last turn.
 */
export function createDueContentTask(startedAt = new Date(Date.now() - longestBreakMs)) {
  let since = startedAt

  return async (payload: Payload): Promise<void> => {
    const until = new Date()
    const from = new Date(since.getTime() - lookBackSeconds * 1000)
    const { drizzle } = payload.db as unknown as PostgresAdapter
    const due = (moment: ReturnType<typeof sql>, hoursAgo = 0) => {
      const [after, to] = [from, until].map((date) => hoursBefore(date, hoursAgo).toISOString())
      return sql`${moment} > ${after} and ${moment} <= ${to}`
    }
    const { rows } = await drizzle.execute<{ kind: 'posts' | 'events'; profileId: string }>(sql`
      select distinct 'posts' as kind, profile_id as "profileId" from posts
      where is_published and (${due(sql`published_at`)} or ${due(sql`poll_closes_at`)})
      union
      select distinct 'events', profile_id from events
      where is_published and (${due(sql`starts_at`)} or ${due(sql`starts_at`, limits.event.lastsHours)})
      union
      select distinct 'events', profile_id from variants
      where event_id is not null
        and (${due(sql`sales_start_at`)} or ${due(sql`sales_end_at`)})`)
    since = until
    const tags = rows.map(({ kind, profileId }) => cacheTags[kind](profileId))
    if (tags.length > 0) {
      await revalidateTags({ context: {}, payload }, ...tags)
    }
  }
}

function hoursBefore(date: Date, hours: number): Date {
  return new Date(date.getTime() - hours * 3_600_000)
}
