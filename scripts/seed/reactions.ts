import { type PostgresAdapter, sql } from '@payloadcms/db-postgres'
import { usernameOf } from '@/collections/public-accounts/hooks'
import { comments, fans, ownFan } from '@/scripts/seed/catalogue/luna-fans'
import type { SeededPost } from '@/scripts/seed/posts'
import type { Seeding } from '@/scripts/seed/seeding'
import { txDb } from '@/src/server/transaction'

const hourMs = 3_600_000
const ownEmail = 'fan@example.com'

type Place = { profileId: string; posts: readonly SeededPost[] }
type Database = PostgresAdapter['drizzle']

/** Fans with what they made of the posts. Hundreds of plain rows, so they are written as such. */
export async function seedReactions({ req }: Seeding, { profileId, posts }: Place): Promise<void> {
  if (posts.length === 0) {
    return
  }
  const db = await txDb(req)
  const fanIds: string[] = []
  for (const fan of fans) {
    fanIds.push(await insertFan(db, profileId, fan))
  }
  const ownId = await findOwnFan(db, profileId)
  for (const [index, seeded] of posts.entries()) {
    const { key } = seeded.post
    const likers = fanIds.filter((_, fan) => likes(fan, index))
    await react(db, profileId, seeded, 'like', [
      ...likers,
      ...(ownFan.likes.includes(key) ? [ownId] : []),
    ])
    await react(db, profileId, seeded, 'save', ownFan.saves.includes(key) ? [ownId] : [])
    await vote(db, profileId, seeded, fanIds)
    await comment(db, profileId, seeded, { fanIds, ownId })
  }
}

/** Between a fifth and nine tenths of the fans, differently for each post. */
function likes(fan: number, post: number): boolean {
  return (fan * 7 + post * 13) % 20 < 4 + ((post * 5) % 15)
}

async function insertFan(
  db: Database,
  profileId: string,
  { email, firstName, lastName }: (typeof fans)[number],
): Promise<string> {
  const { rows } = await db.execute<{ id: string }>(sql`
    insert into public_accounts (profile_id, email, username, first_name, last_name)
    values (${profileId}, ${email}, ${usernameOf(profileId, email)}, ${firstName}, ${lastName})
    returning id`)
  return idIn(rows)
}

async function findOwnFan(db: Database, profileId: string): Promise<string> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from public_accounts where profile_id = ${profileId} and email = ${ownEmail}`)
  return idIn(rows)
}

function idIn([row]: { id: string }[]): string {
  if (!row) {
    throw new Error('The fan is not there')
  }
  return row.id
}

async function react(
  db: Database,
  profileId: string,
  { id, publishedAt }: SeededPost,
  kind: 'like' | 'save',
  accountIds: readonly string[],
): Promise<void> {
  for (const [index, account] of accountIds.entries()) {
    const at = new Date(publishedAt.getTime() + (index + 1) * 600_000)
    await db.execute(sql`
      insert into reactions (profile_id, kind, post_id, account_id, created_at, updated_at)
      values (${profileId}, ${kind}, ${id}, ${account}, ${at.toISOString()}, ${at.toISOString()})`)
  }
}

/** The catalogue's votes, scaled down to the fans there are. */
async function vote(
  db: Database,
  profileId: string,
  { id, post, optionIds }: SeededPost,
  fanIds: readonly string[],
): Promise<void> {
  if (post.type !== 'poll') {
    return
  }
  const total = post.options.reduce((sum, { votes }) => sum + votes, 0)
  const scale = Math.min(1, fanIds.length / total)
  const waiting = [...fanIds]
  for (const [index, { votes }] of post.options.entries()) {
    for (const account of waiting.splice(0, Math.floor(votes * scale))) {
      await db.execute(sql`
        insert into poll_votes (profile_id, post_id, account_id, option_id)
        values (${profileId}, ${id}, ${account}, ${optionIds[index] ?? ''})`)
    }
  }
}

async function comment(
  db: Database,
  profileId: string,
  { id, post, publishedAt }: SeededPost,
  { fanIds, ownId }: { fanIds: readonly string[]; ownId: string },
): Promise<void> {
  const { comment: own } = ownFan
  const said = [
    ...(comments[post.key] ?? []).map(({ fan, ...rest }) => ({ ...rest, account: fanIds[fan] })),
    ...(own.post === post.key ? [{ ...own, account: ownId }] : []),
  ]
  for (const { account, content, hoursLater } of said) {
    const at = new Date(publishedAt.getTime() + hoursLater * hourMs).toISOString()
    await db.execute(sql`
      insert into comments (profile_id, post_id, account_id, content, created_at, updated_at)
      values (${profileId}, ${id}, ${account}, ${content}, ${at}, ${at})`)
  }
}
