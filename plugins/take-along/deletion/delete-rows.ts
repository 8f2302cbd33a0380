import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { siteTables } from '@/plugins/take-along/site-tables'
import { runSql } from '@/src/server/transaction'

/** Of one statement, so that no lock is held for long. */
const rowsAtOnce = 500

/** A table with rows that go with their site. */
export type TableToDelete = {
  name: string
  /** The column of the site. */
  site: string
  /** Columns of tables that know no site, whose rows cannot be without one of this table. */
  neededBy: readonly { table: string; column: string }[]
}

/**
 * Tables whose rows go with a site, by the list of {@link siteTables} and those that plugins have left which were taken
 * out: what needs a row of another one goes before it.
 */
export async function tablesToDelete(req: PayloadRequest): Promise<TableToDelete[]> {
  const known = siteTables(req.payload)
  const left = (await readTablesOfSites(req)).filter(({ table }) => !known.has(table))
  const sites = new Map([
    ...[...known]
      .filter(([name, { outlivesSite }]) => name !== 'profiles' && !outlivesSite)
      .map(([name, table]) => [name, ('site' in table && table.site) || 'profile_id'] as const),
    ...left.map(({ table, column }) => [table, column] as const),
  ])
  const needs = await readNeeds(req)
  const ordered = new Map<string, TableToDelete>()
  const add = (name: string): void => {
    const site = sites.get(name)
    if (site === undefined || ordered.has(name)) {
      return
    }
    const needing = needs.filter(({ needed }) => needed === name)
    for (const { table } of needing) {
      add(table)
    }
    ordered.set(name, { name, site, neededBy: needing.filter(({ table }) => !sites.has(table)) })
  }
  // What is referred to stands before what refers to it.
  for (const name of [...sites.keys()].reverse()) {
    add(name)
  }
  return [...ordered.values()]
}

/**
 * Tables that name the site of each row as ours do, but for those of which a row is part of a site's. Any other reference
 * to a site is about it, and not of it.
 */
function readTablesOfSites(req: PayloadRequest) {
  return runSql(req)<{ table: string; column: string }>`
    select conrelid::regclass::text as "table", attname as "column"
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confdeltype <> 'c' and confrelid = 'profiles'::regclass
      and attname in ('profile_id', 'version_profile_id')`
}

/** References that cannot be emptied, but for those by which a table is part of another. */
function readNeeds(req: PayloadRequest) {
  return runSql(req)<{ table: string; column: string; needed: string }>`
    select conrelid::regclass::text as "table", attname as "column", confrelid::regclass::text as needed
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confdeltype <> 'c' and attnotnull and conrelid <> confrelid`
}

/**
 * Deletes rows of a site, some at a time and each time for good: who is stopped in the middle goes on where it was.
 *
 * @returns false when there are more than so many batches
 */
export async function deleteInBatches(
  req: PayloadRequest,
  profileId: string,
  { tables, batchesAtMost }: { tables: readonly TableToDelete[]; batchesAtMost: number },
): Promise<boolean> {
  let left = batchesAtMost
  for (const table of tables) {
    let count = rowsAtOnce
    while (count === rowsAtOnce) {
      if (left === 0) {
        return false
      }
      count = await deleteSome(req, profileId, { table, atMost: rowsAtOnce })
      left -= count > 0 ? 1 : 0
    }
  }
  return true
}

/** Deletes what is left of a site, in the transaction of `req`. */
export async function deleteTheRest(
  req: PayloadRequest,
  profileId: string,
  tables: readonly TableToDelete[],
): Promise<void> {
  for (const table of tables) {
    await deleteSome(req, profileId, { table, atMost: null })
  }
}

type Some = { table: TableToDelete; atMost: number | null }

async function deleteSome(
  req: PayloadRequest,
  profileId: string,
  { table: { name, site, neededBy }, atMost }: Some,
): Promise<number> {
  const table = sql.identifier(name)
  const ofSite = sql`${sql.identifier(site)} = ${profileId}`
  for (const needing of neededBy) {
    await runSql(req)`delete from ${sql.identifier(needing.table)}
      where ${sql.identifier(needing.column)} in (select id from ${table} where ${ofSite})`
  }
  const rows = await runSql(req)`delete from ${table}
    where id in (select id from ${table} where ${ofSite} limit ${atMost}) returning id`
  return rows.length
}
