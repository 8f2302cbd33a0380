import { setTimeout as sleep } from 'node:timers/promises'
import type { ClientBase } from 'pg'
import { logger } from '@/src/server/logger'

/** Any numbers, the same in every version. */
const lockIds = { migrations: 727_001, queues: 727_002 }
const askEveryMs = 250
const tellEveryMs = 10_000

/** Runs something in one process at a time, and tells in the log whom it waits for. */
export async function withSessionLock<Result>(
  client: ClientBase,
  what: keyof typeof lockIds,
  run: () => Promise<Result>,
): Promise<Result> {
  const id = lockIds[what]
  let toldAtMs = 0
  while (!(await take(client, id))) {
    if (Date.now() - toldAtMs > tellEveryMs) {
      toldAtMs = Date.now()
      logger.warn({
        msg: `Waiting for another process: ${what}`,
        holder: await holderOf(client, id),
      })
    }
    await sleep(askEveryMs)
  }
  try {
    return await run()
  } finally {
    await client.query('select pg_advisory_unlock($1)', [id])
  }
}

async function take(client: ClientBase, id: number): Promise<boolean> {
  const { rows } = await client.query<{ isMine: boolean }>(
    'select pg_try_advisory_lock($1) as "isMine"',
    [id],
  )
  return rows[0]?.isMine ?? false
}

/** Null once it is free. */
async function holderOf(client: ClientBase, id: number): Promise<object | null> {
  const { rows } = await client.query(
    `select pid as "databasePid", application_name as application, client_addr as address,
       backend_start as "connectedAt", state
     from pg_locks join pg_stat_activity using (pid)
     where locktype = 'advisory' and granted and classid = 0 and objid = $1 and objsubid = 1
       and pg_locks.database = (select oid from pg_database where datname = current_database())`,
    [id],
  )
  return rows[0] ?? null
}
