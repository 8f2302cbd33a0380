import type { Client } from 'pg'
import { logger } from '@/src/server/logger'
import { connectToDatabase } from '@/src/server/runtime/connect-to-database'

type Index = {
  name: string
  /** What follows `ON`: a table and its columns, as in `posts (profile_id, created_at)`. */
  on: string
  isUnique?: boolean
}

const tellEveryMs = 10_000

/**
 * For migrations: builds an index while visitors go on reading and writing, outside of the transaction, which
 * PostgreSQL wants. Safe to repeat: one that is there stays, and what a broken attempt left is built anew. Let a
 * migration do nothing else, as what it changed before would be waited for.
 */
export async function buildIndex(
  { name, on, isUnique = false }: Index,
  options: { tellEveryMs?: number } = {},
): Promise<void> {
  const client = await connectToDatabase({ waitMs: 0 })
  const watch = await connectToDatabase({ waitMs: 0 })
  const index = client.escapeIdentifier(name)
  const pid = await processOf(client)
  const timer = setInterval(() => {
    tell(watch, { pid, name }).catch(() => undefined)
  }, options.tellEveryMs ?? tellEveryMs)
  try {
    const known = await client.query<{ isValid: boolean }>(
      `select indisvalid as "isValid" from pg_index where indexrelid = to_regclass($1)`,
      [index],
    )
    if (known.rows[0]?.isValid) {
      return
    }
    if (known.rows[0]) {
      logger.warn({ msg: 'An index was left half built, building it anew', index: name })
      await client.query(`drop index concurrently ${index}`)
    }
    await client.query(`create ${isUnique ? 'unique ' : ''}index concurrently ${index} on ${on}`)
  } finally {
    clearInterval(timer)
    await Promise.all([client.end(), watch.end()])
  }
}

async function processOf(client: Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  return rows[0]?.pid ?? 0
}

/** Waits for all transactions that are older, which a forgotten one can hold up for ever. */
async function tell(client: Client, { pid, name }: { pid: number; name: string }): Promise<void> {
  const { rows } = await client.query(
    `select phase, blocks_done::int as "blocksDone", blocks_total::int as blocks,
       nullif(current_locker_pid, 0)::int as "waitsFor"
     from pg_stat_progress_create_index where pid = $1`,
    [pid],
  )
  if (rows[0]) {
    logger.info({ msg: 'Building an index', index: name, ...rows[0] })
  }
}
