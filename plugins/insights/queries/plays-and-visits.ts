import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { Scope } from '@/plugins/insights/queries/scope'
import { runSql } from '@/src/server/transaction'

const counted = {
  plays: { table: 'play_counts', number: 'plays' },
  visits: { table: 'visit_counts', number: 'visits' },
} as const

type By<Key extends string> = Record<Key, string> & { count: number }

/** Plays of all tracks by day. */
export const playsByDay = (req: PayloadRequest, scope: Scope): Promise<By<'day'>[]> =>
  countBy(req, scope, 'plays', 'day')

export const playsByRelease = (req: PayloadRequest, scope: Scope): Promise<By<'product_id'>[]> =>
  countBy(req, scope, 'plays', 'product_id')

export const visitsByDay = (req: PayloadRequest, scope: Scope): Promise<By<'day'>[]> =>
  countBy(req, scope, 'visits', 'day')

export const visitsBySource = (req: PayloadRequest, scope: Scope): Promise<By<'source'>[]> =>
  countBy(req, scope, 'visits', 'source')

async function countBy<Key extends string>(
  req: PayloadRequest,
  { profileId, range }: Scope,
  what: keyof typeof counted,
  key: Key,
): Promise<By<Key>[]> {
  const { table, number } = counted[what]
  const rows = await runSql(req)<By<Key>>`
    select ${sql.identifier(key)}, sum(${sql.identifier(number)})::int as count
    from ${sql.identifier(table)}
    where profile_id = ${profileId} and day between ${range.from} and ${range.to}
    group by ${sql.identifier(key)}`
  return rows as By<Key>[]
}
