import { Client } from 'pg'
import { startEmbeddedPostgres } from '@/src/server/runtime/embedded-postgres'

/** Brings the demo into a state that time or a provider would bring it into. */
export async function changeDemo(statement: string, values: readonly string[]): Promise<void> {
  const postgres = await startEmbeddedPostgres({ dataDir: process.env.E2E_DATA_DIR ?? '' })
  const client = new Client(postgres.url)
  await client.connect()
  await client.query(statement, [...values])
  await client.end()
  await postgres.stop()
}
