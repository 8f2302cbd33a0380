import { type PostgresAdapter, sql } from '@payloadcms/db-postgres'
import { getPayloadClient } from '@/src/server/get-payload-client'

/** What readers did with one post. */
export type PostActivity = {
  likes: number
  comments: number
  /** By the answer's id. */
  votes: Record<string, number>
  /** Of the one who asks; false and null for nobody. */
  liked: boolean
  saved: boolean
  votedOptionId: string | null
}

type Row = { postId: string; what: string; key: string | null; count: number }

/** What was done with some posts: one statement, however many there are. */
export async function loadActivity(
  postIds: readonly string[],
  accountId: string | null,
): Promise<ReadonlyMap<string, PostActivity>> {
  const activity = new Map(postIds.map((id) => [id, nothing()]))
  if (postIds.length === 0) {
    return activity
  }
  const { db } = await getPayloadClient()
  const ids = sql`any(${sql.param([...postIds])}::uuid[])`
  const own = sql`
    union all
    select post_id, 'own-' || kind, null, 1
    from reactions where post_id = ${ids} and account_id = ${accountId}
    union all
    select post_id, 'own-vote', option_id, 1
    from poll_votes where post_id = ${ids} and account_id = ${accountId}`
  const { rows } = await (db as unknown as PostgresAdapter).drizzle.execute<Row>(sql`
    select post_id as "postId", 'likes' as what, null as key, count(*)::int as count
    from reactions where post_id = ${ids} and kind = 'like' group by post_id
    union all
    select post_id, 'comments', null, count(*)::int
    from comments where post_id = ${ids} and hidden_at is null group by post_id
    union all
    select post_id, 'votes', option_id, count(*)::int
    from poll_votes where post_id = ${ids} group by post_id, option_id
    ${accountId ? own : sql``}`)
  for (const row of rows) {
    const entry = activity.get(row.postId)
    if (entry) {
      note(entry, row)
    }
  }
  return activity
}

export function nothing(): PostActivity {
  return { likes: 0, comments: 0, votes: {}, liked: false, saved: false, votedOptionId: null }
}

function note(entry: PostActivity, { what, key, count }: Row): void {
  switch (what) {
    case 'likes':
      entry.likes = count
      break
    case 'comments':
      entry.comments = count
      break
    case 'votes':
      entry.votes[key ?? ''] = count
      break
    case 'own-like':
      entry.liked = true
      break
    case 'own-save':
      entry.saved = true
      break
    case 'own-vote':
      entry.votedOptionId = key
      break
  }
}
