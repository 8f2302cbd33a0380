import path from 'node:path'
import { Readable } from 'node:stream'
import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { escapeIdentifier, type PoolClient } from 'pg'
import { partsOf, readSchema, type SiteSchema } from '@/plugins/take-along/site-schema'
import { isExcludedColumn, isSecret, siteTables } from '@/plugins/take-along/site-tables'
import { pipeToFile } from '@/src/server/storage/pipe-to-file'

/** A table as it is in the file: its rows lie in `source`, one JSON object a line. */
export type ReadTable = {
  name: string
  about: string
  hasFiles: boolean
  columns: { name: string; type: string }[]
  count: number
  source: string
}

const rowsAtOnce = 500

/**
 * Writes the rows of a site into a folder, all as they are at one moment, some at a time: a slow store
 * must not hold the database's snapshot.
 */
export async function readRows(
  payload: Payload,
  profileId: string,
  folder: string,
): Promise<ReadTable[]> {
  const { pool } = payload.db as unknown as PostgresAdapter
  const client = await pool.connect()
  try {
    await client.query('begin isolation level repeatable read read only')
    const schema = await readSchema(async (statement) => (await client.query(statement)).rows)
    const read: ReadTable[] = []
    for (const [name, table] of siteTables(payload)) {
      if ('staysBecause' in table) {
        continue
      }
      const { site = 'profile_id', where = 'true' } = table
      const isExcluded = (column: string) => isExcludedColumn(table, column)
      const source = path.join(folder, `${name}.ndjson`)
      const lines = readLines(client, {
        profileId,
        statement: `select (${rowOf(schema, name, 'row', isExcluded)})::text as line from ${escapeIdentifier(name)} row
          where row.${escapeIdentifier(site)} = $1 and ${where} order by row.id`,
      })
      let count = 0
      const counted = async function* () {
        for await (const line of lines) {
          count += 1
          yield `${line}\n`
        }
      }
      await pipeToFile([Readable.from(counted())], source)
      const columns = (schema.columns.get(name) ?? [])
        .filter((column) => !isExcluded(column.name))
        .map(({ name, type }) => ({ name, type }))
      const parts = partsOf(schema, name).map((part) => ({ name: part.key, type: 'list' }))
      const { about, hasFiles = false } = table
      read.push({ name, about, hasFiles, columns: [...columns, ...parts], count, source })
    }
    return read
  } finally {
    await client.query('rollback').catch(() => undefined)
    client.release()
  }
}

type Asked = { profileId: string; statement: string }

async function* readLines(client: PoolClient, { profileId, statement }: Asked) {
  await client.query(`declare site_rows no scroll cursor for ${statement}`, [profileId])
  for (;;) {
    const { rows } = await client.query<{ line: string }>(`fetch ${rowsAtOnce} from site_rows`)
    yield* rows.map(({ line }) => line)
    if (rows.length < rowsAtOnce) {
      break
    }
  }
  await client.query('close site_rows')
}

/** SQL of a row as JSON, with its parts. */
function rowOf(
  schema: SiteSchema,
  name: string,
  alias: string,
  isExcluded: (column: string) => boolean,
): string {
  const all = schema.columns.get(name) ?? []
  const leftOut = all.filter((column) => isExcluded(column.name))
  const own = leftOut.reduce((row, column) => `${row} - '${column.name}'`, `to_jsonb(${alias})`)
  return partsOf(schema, name).reduce((row, { table, parent, key }) => {
    const inner = `${alias}_${key}`.slice(0, 60)
    const names = (schema.columns.get(table) ?? []).map((column) => column.name)
    const order = names.includes('_order') ? '_order' : 'order'
    const isExcludedOfPart = (column: string) => column === parent || isSecret(column)
    return `${row} || jsonb_build_object('${key}', coalesce((
      select jsonb_agg(${rowOf(schema, table, inner, isExcludedOfPart)} order by ${inner}.${escapeIdentifier(order)}, ${inner}.id)
      from ${escapeIdentifier(table)} ${inner} where ${inner}.${escapeIdentifier(parent)} = ${alias}.id), '[]'::jsonb))`
  }, `(${own})`)
}
