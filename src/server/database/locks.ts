import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { slugs } from '@/src/core/slugs'
import { runSql } from '@/src/server/transaction'

type Lockable =
  | typeof slugs.pages
  | typeof slugs.products
  | typeof slugs.profiles
  | typeof slugs.themeSettings
  | typeof slugs.emailTemplates
  | typeof slugs.newsletters

/**
 * Makes those who change a document wait for each other, each until the other's transaction ends; so
 * read what a decision stands on after it. Rows that refer to the document can still be added: a
 * stronger lock and their own would wait for each other in a circle.
 */
export async function lockDocument(
  req: PayloadRequest,
  collection: Lockable,
  id: string,
): Promise<void> {
  const table = sql.identifier(collection.replaceAll('-', '_'))
  await runSql(req)`select id from ${table} where id = ${id} for no key update`
}

const keyOf = (name: string) => sql`hashtextextended(${name}, 0)`

/** Makes transactions that do the same thing, whatever it is called, wait for each other. */
export async function waitForTurn(req: PayloadRequest, name: string): Promise<void> {
  await runSql(req)`select pg_advisory_xact_lock(${keyOf(name)})`
}

/** As {@link waitForTurn} without the waiting: false while another transaction does the same thing. */
export async function takeTurn(req: PayloadRequest, name: string): Promise<boolean> {
  const rows = await runSql(req)<{
    isFree: boolean
  }>`select pg_try_advisory_xact_lock(${keyOf(name)}) as "isFree"`
  return rows[0]?.isFree ?? false
}
