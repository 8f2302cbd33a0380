import { type PostgresAdapter, sql } from '@payloadcms/db-postgres'
import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres'
import type { PayloadRequest } from 'payload'
import { Pool, type PoolConfig } from 'pg'
import { env } from '@/src/core/env'
import { surviveLostConnections } from '@/src/server/database/survive-lost-connections'
import { logger } from '@/src/server/logger'
import { observePool } from '@/src/server/observability/observe-pool'
import { firstErrorOf, poolLimits } from '@/src/server/runtime/connect-to-database'
import { runSql } from '@/src/server/transaction'

/** How old the numbers of a report may be. */
const lagMaxSeconds = 5
/** A replica that is well is asked for its lag so often at most, one that is not for whether it is again. */
const checkEveryMs = { well: 1000, away: 5000 }
const checkWithinMs = 2000
/** A report waits for a connection as long as a statement may take: a replica that is busy is well. */
const reports = { connections: 10, waitMs: 10_000 }

/** While nothing is written a replica gets nothing, and what it got last grows old without being behind. */
const lagOf = `
  select case
    when not pg_is_in_recovery() then 0
    when exists (select from pg_stat_wal_receiver)
      and pg_last_wal_receive_lsn() <= pg_last_wal_replay_lsn() then 0
    else coalesce(extract(epoch from clock_timestamp() - pg_last_xact_replay_timestamp()), 'Infinity')
  end::float as seconds`

type Replica = {
  /** Which of the setting: addresses stand in no log. */
  number: number
  /** One connection, which reports cannot take. */
  checks: Pool
  drizzle: Pick<PostgresAdapter['drizzle'], 'execute'>
  /** Undefined before it was asked for the first time. */
  isWell?: boolean
  checkedAtMs: number
  checking?: Promise<void>
}

let opened: { urls: readonly string[]; replicas: readonly Replica[] } | undefined
let turn = 0

/** Which one answers a request: none is the primary. */
const chosen = new WeakMap<PayloadRequest, Promise<Replica | undefined>>()

/**
 * As `runSql`, for what staff reads of a site: reports, lists and files, which are heavy and may be some seconds old.
 * With `DATABASE_READ_URLS` a replica answers, each in turn, and the same one for all of a request: another may be
 * behind it, and miss rows whose ids it gave. The primary does without it, in a transaction, and for the rest of a
 * request whose replica does not. Nothing that visitors see may come from here: a page that a replica in arrears
 * draws stays as old as that (decision 0051).
 */
export function reportSql(req: PayloadRequest) {
  return async <Row extends Record<string, unknown> = Record<string, unknown>>(
    ...statement: Parameters<typeof sql>
  ): Promise<Row[]> => {
    const replica = (await req.transactionID) ? undefined : await replicaFor(req)
    if (replica) {
      try {
        const { rows } = await replica.drizzle.execute(sql(...statement))
        return rows as Row[]
      } catch (error) {
        if (isTooSlow(error)) {
          throw error
        }
        // The primary says what is wrong, if it is the statement; the next report looks at the replica first.
        replica.checkedAtMs = 0
        chosen.set(req, Promise.resolve(undefined))
      }
    }
    return runSql(req)<Row>(...statement)
  }
}

/** What took too long there is not tried a second time. */
function isTooSlow(error: unknown): boolean {
  const { cause = error } = error as { cause?: unknown }
  return (cause as { code?: unknown }).code === '57014'
}

/** The one that has answered the request before; when it is no longer well the primary, which is behind none. */
function replicaFor(req: PayloadRequest): Promise<Replica | undefined> {
  const before = chosen.get(req)
  const choosing = before
    ? before.then(async (replica) => (replica && (await isWell(replica)) ? replica : undefined))
    : nextReplica()
  chosen.set(req, choosing)
  return choosing
}

/** The next one that is well. */
async function nextReplica(): Promise<Replica | undefined> {
  const replicas = openReplicas(env().databaseReadUrls)
  for (const _ of replicas) {
    turn = (turn + 1) % replicas.length
    const replica = replicas[turn]
    if (replica && (await isWell(replica))) {
      return replica
    }
  }
  return undefined
}

/** As it was lately. One that was away is waited for by nobody. */
async function isWell(replica: Replica): Promise<boolean> {
  const { well, away } = checkEveryMs
  const isDue = Date.now() - replica.checkedAtMs >= (replica.isWell === false ? away : well)
  const checking = isDue ? check(replica) : undefined
  if (replica.isWell !== false) {
    await checking
  }
  return replica.isWell ?? false
}

/** Learns once, however many ask, whether the replica answers and is not behind. Logs what changed. */
function check(replica: Replica): Promise<void> {
  replica.checking ??= replica.checks
    .query<{ seconds: number }>({ text: lagOf, query_timeout: checkWithinMs } as { text: string })
    .then(
      ({ rows }) => {
        const { seconds = Number.POSITIVE_INFINITY } = rows[0] ?? {}
        note(replica, seconds <= lagMaxSeconds ? null : 'it is behind')
      },
      (error: unknown) => note(replica, codeOf(error)),
    )
    .finally(() => {
      replica.checkedAtMs = Date.now()
      replica.checking = undefined
    })
  return replica.checking
}

/** Messages name the host. Who does not answer in time gives no code. */
function codeOf(error: unknown): string {
  const { code } = firstErrorOf(error) as { code?: unknown }
  return String(code ?? 'no answer')
}

function note(replica: Replica, reason: string | null): void {
  const isWell = reason === null
  if (isWell !== replica.isWell) {
    replica.isWell = isWell
    const { number } = replica
    if (isWell) {
      logger.info({ msg: 'Reports are read from a replica of the database', replica: number })
    } else {
      logger.warn({ msg: 'A replica of the database gets no reports', replica: number, reason })
    }
  }
}

function openReplicas(urls: readonly string[]): readonly Replica[] {
  if (opened?.urls.join() !== urls.join()) {
    opened = { urls, replicas: urls.map(openReplica) }
  }
  return opened?.replicas ?? []
}

function openReplica(url: string, index: number): Replica {
  const name = `bandstand-replica-${index + 1}`
  const pool = openPool(url, name, {
    connectionTimeoutMillis: reports.waitMs,
    max: reports.connections,
  })
  observePool(pool, name)
  const checks = openPool(url, name, { connectionTimeoutMillis: checkWithinMs, max: 1 })
  return { number: index + 1, checks, drizzle: drizzle({ client: pool }), checkedAtMs: 0 }
}

function openPool(url: string, name: string, bounds: PoolConfig): Pool {
  const { statement_timeout, idle_in_transaction_session_timeout: _, ...ofClient } = poolLimits
  const pool = new Pool({
    ...ofClient,
    ...bounds,
    connectionString: url,
    application_name: name,
    allowExitOnIdle: true,
    // A pooler in front takes no settings with a connection.
    onConnect: async (client: Pick<Pool, 'query'>) => {
      await client.query(
        `set default_transaction_read_only = on; set statement_timeout = ${statement_timeout}`,
      )
    },
  })
  surviveLostConnections(pool, name)
  return pool
}
