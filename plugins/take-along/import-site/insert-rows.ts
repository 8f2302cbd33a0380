import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { SiteRow } from '@/plugins/take-along/site-package'
import { partsOf, type SiteSchema } from '@/plugins/take-along/site-schema'
import { runSql } from '@/src/server/transaction'

export type Destination = {
  profileId: string
  schema: SiteSchema
  /** The column of the site by table: those that are imported, what is needed before what needs it. */
  sites: ReadonlyMap<string, string>
  /** Columns that no file brings, whatever is in it. */
  isExcluded: (table: string, column: string) => boolean
}

type Rows = { table: string; rows: readonly SiteRow[] }
type Stream = { table: string; rows: AsyncIterable<SiteRow> }

const rowsAtOnce = 200

/**
 * Inserts rows of a table, without their parts and what they refer to that comes later: {@link completeRows} adds these.
 *
 * @returns how many
 * @throws {Error} for rows that are of another site, or refer to one
 */
export async function insertRows(
  req: PayloadRequest,
  to: Destination,
  { table, rows }: Stream,
): Promise<number> {
  const site = to.sites.get(table) ?? ''
  const { kept, deferred, cleared } = referencesOf(to, table)
  let count = 0
  for await (const batch of inBatches(rows)) {
    if (batch.some((row) => row[site] !== to.profileId)) {
      throw new Error(`A row of ${table} is of another site.`)
    }
    const inserted = batch.map((row) => clearing(row, [...deferred, ...cleared]))
    await insert(req, to, { table, rows: inserted, references: kept })
    count += batch.length
  }
  return count
}

/** Adds the parts of rows that are there, and what they refer to that came after them. */
export async function completeRows(
  req: PayloadRequest,
  to: Destination,
  { table, rows }: Stream,
): Promise<void> {
  const { deferred } = referencesOf(to, table)
  for await (const batch of inBatches(rows)) {
    await refer(req, to, { table, rows: batch, references: deferred })
    await insertParts(req, to, { table, rows: batch })
  }
}

async function insertParts(req: PayloadRequest, to: Destination, of: Rows): Promise<void> {
  for (const { table, key, parent } of partsOf(to.schema, of.table)) {
    const { kept, deferred, cleared } = referencesOf(to, table)
    const rows = of.rows.flatMap((row) =>
      listIn(row[key]).map((part) => ({
        ...clearing(withoutExcludedColumns(to, table, part), cleared),
        [parent]: row.id,
      })),
    )
    for await (const batch of inBatches(rows)) {
      await insert(req, to, { table, rows: batch, references: [...kept, ...deferred] })
      await insertParts(req, to, { table, rows: batch })
    }
  }
}

/** Without what no file brings. */
export const withoutExcludedColumns = (to: Destination, table: string, row: SiteRow): SiteRow =>
  Object.fromEntries(Object.entries(row).filter(([column]) => !to.isExcluded(table, column)))

const listIn = (value: unknown): SiteRow[] => (Array.isArray(value) ? value : [])

type Reference = { column: string; of: string }

async function insert(
  req: PayloadRequest,
  to: Destination,
  { table, rows, references }: Rows & { references: readonly Reference[] },
): Promise<void> {
  await refuseForeignReferences(req, to, { table, rows, references })
  const given = new Set(rows.flatMap((row) => Object.keys(row)))
  const all = to.schema.columns.get(table) ?? []
  const columns = all.filter(({ name, isSerial }) => given.has(name) && !isSerial)
  // Hashes of links and keys. Nobody has what leads to these.
  const secrets = all.filter(
    ({ name, isRequired }) => isRequired && !given.has(name) && to.isExcluded(table, name),
  )
  const names = [...columns, ...secrets].map(({ name }) => sql.identifier(name))
  const values = [
    ...columns.map(({ name }) => sql`s.${sql.identifier(name)}`),
    ...secrets.map(() => sql`gen_random_uuid()::text`),
  ]
  await runSql(req)`
    insert into ${sql.identifier(table)} (${sql.join(names, sql`, `)})
    select ${sql.join(values, sql`, `)} from ${asTable({ table, rows })} s`
}

async function refer(
  req: PayloadRequest,
  to: Destination,
  { table, rows, references }: Rows & { references: readonly Reference[] },
): Promise<void> {
  const referring = rows.filter((row) => references.some(({ column }) => row[column]))
  if (referring.length === 0) {
    return
  }
  await refuseForeignReferences(req, to, { table, rows: referring, references })
  const values = references.map(
    ({ column }) => sql`${sql.identifier(column)} = s.${sql.identifier(column)}`,
  )
  await runSql(req)`
    update ${sql.identifier(table)} t set ${sql.join(values, sql`, `)}
    from ${asTable({ table, rows: referring })} s where t.id = s.id`
}

/** A file that somebody wrote by hand must not make rows of a site that is here its own. */
async function refuseForeignReferences(
  req: PayloadRequest,
  { sites, profileId }: Destination,
  { table, rows, references }: Rows & { references: readonly Reference[] },
): Promise<void> {
  for (const { column, of } of references) {
    const foreign = await runSql(req)`
      select 1 from ${asTable({ table, rows })} s
      join ${sql.identifier(of)} r on r.id = s.${sql.identifier(column)}
      where r.${sql.identifier(sites.get(of) ?? '')} <> ${profileId} limit 1`
    if (foreign.length > 0) {
      throw new Error(`A row of ${table} refers to a row of ${of} that is of another site.`)
    }
  }
}

const asTable = ({ table, rows }: Rows) =>
  sql`jsonb_populate_recordset(null::${sql.identifier(table)}, ${JSON.stringify(rows)}::jsonb)`

/** What a table refers to: what is there when its rows are inserted, what comes later, and what is not imported. */
function referencesOf({ schema, sites }: Destination, table: string) {
  const order = [...sites.keys()]
  const own = schema.references.filter((reference) => reference.table === table)
  const known = own.filter(({ of, isPart }) => sites.has(of) && !isPart)
  const isLater = ({ of }: Reference) => order.indexOf(of) >= order.indexOf(table)
  return {
    kept: known.filter((reference) => !isLater(reference)),
    deferred: known.filter(isLater),
    cleared: own.filter(({ of, isPart }) => !sites.has(of) && !isPart),
  }
}

const clearing = (row: SiteRow, references: readonly Reference[]): SiteRow => ({
  ...row,
  ...Object.fromEntries(references.map(({ column }) => [column, null])),
})

async function* inBatches(rows: AsyncIterable<SiteRow> | readonly SiteRow[]) {
  let batch: SiteRow[] = []
  for await (const row of rows) {
    batch.push(row)
    if (batch.length === rowsAtOnce) {
      yield batch
      batch = []
    }
  }
  if (batch.length > 0) {
    yield batch
  }
}
