import { createHash } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { z } from 'zod'
import { createBoss } from '@/src/server/queue/boss'
import type { Job } from '@/src/server/queue/define-job'
import { txDb } from '@/src/server/transaction'

type Statement = ReturnType<typeof sql>

/**
 * Stores a job in the transaction of `req`: it runs after the commit, or never when that fails.
 *
 * @param options `dedupeKey` names the fact that causes the job: the same key again adds no second
 *   one; `startAfter` is when it may run, at once when it is left out
 * @throws {Error} when the queue does not exist, because no plugin registers the job, or the database was never prepared
 */
export async function enqueue<Schema extends z.ZodType>(
  req: PayloadRequest,
  { name }: Pick<Job<Schema>, 'name' | 'data'>,
  data: z.input<Schema>,
  { dedupeKey, startAfter }: { dedupeKey?: string; startAfter?: Date } = {},
): Promise<void> {
  const db = await txDb(req)
  const boss = createBoss((text, values) => db.execute(toSql(text, values)))
  const id = await boss.send(name, data as object, {
    ...(dedupeKey && { id: idOf(name, dedupeKey) }),
    ...(startAfter && { startAfter }),
  })
  if (id === null) {
    const queues = await db.execute(sql`select 1 from jobs.queue where name = ${name}`)
    if (queues.rows.length === 0) {
      throw new Error(
        `There is no queue for ${name}: no plugin registers it, or the database has not been migrated`,
      )
    }
  }
}

/** A job's id is its primary key, so one made from the key cannot be inserted twice. */
function idOf(name: string, dedupeKey: string): string {
  const hex = createHash('sha256').update(`${name}\n${dedupeKey}`).digest('hex')
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5')
}

/** pg-boss writes `$1`, Drizzle's transaction takes `sql`. */
function toSql(text: string, values: readonly unknown[] = []): Statement {
  const chunks = text.split(/\$(\d+)/).map((part, index) =>
    // Odd parts are the numbers of parameters.
    index % 2 === 1 ? sql`${sql.param(values[Number(part) - 1] ?? null)}` : sql.raw(part),
  )
  return sql.join(chunks)
}
