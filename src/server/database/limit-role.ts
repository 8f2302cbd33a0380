import type { ClientBase } from 'pg'
import { logger } from '@/src/server/logger'
import { poolLimits } from '@/src/server/runtime/connect-to-database'

const names = ['statement_timeout', 'idle_in_transaction_session_timeout'] as const

/**
 * Behind a pooler sessions are shared, so that none can be given limits: the role has them in this database. What
 * somebody has set for the role or the database stays.
 */
export async function limitRole(client: ClientBase, databaseUrl: string): Promise<void> {
  const role = decodeURIComponent(new URL(databaseUrl).username)
  for (const name of names) {
    const known = await client.query(
      `select from pg_db_role_setting, unnest(setconfig) as setting
       where setdatabase in (0, (select oid from pg_database where datname = current_database()))
         and setrole in (0, (select oid from pg_roles where rolname = $1))
         and setting like $2`,
      [role, `${name}=%`],
    )
    if (known.rowCount === 0) {
      await limit(client, role, name)
    }
  }
}

async function limit(client: ClientBase, role: string, name: (typeof names)[number]) {
  const { rows } = await client.query<{ statement: string }>(
    `select format('alter role %I in database %I set ${name} = ${poolLimits[name]}', $1::text, current_database()) as statement`,
    [role],
  )
  const statement = rows[0]?.statement ?? ''
  await client.query(statement).catch((error: Error) => {
    logger.warn({
      msg: `Statements of ${role} have no time limit: run this as an administrator of the database`,
      statement,
      reason: error.message,
    })
  })
}
