import type { ClientBase } from 'pg'
import { runCommand } from '@/scripts/lib/run-command'
import { connectToDatabase } from '@/src/server/runtime/connect-to-database'

/**
 * Fills the database with the demo unless it has sites. A process of its own does it, which loads
 * Payload; whether it is needed must not cost that.
 *
 * @throws {Error} when the demo could not be written
 */
export async function seedIfNeeded(): Promise<void> {
  const client = await connectToDatabase({ waitMs: 30_000 })
  const isSeeded = await hasSites(client).finally(() => client.end())
  if (isSeeded) {
    return
  }
  const exitCode = await runCommand({ command: ['node', 'scripts/run.mjs', 'seed-demo'] })
  if (exitCode !== 0) {
    throw new Error('The demo could not be seeded; see above.')
  }
}

/** False also where no table was made yet. */
export async function hasSites(client: Pick<ClientBase, 'query'>): Promise<boolean> {
  const table = await client.query(`select to_regclass('profiles') is not null as found`)
  if (!table.rows[0]?.found) {
    return false
  }
  const { rows } = await client.query('select 1 from profiles limit 1')
  return rows.length > 0
}
