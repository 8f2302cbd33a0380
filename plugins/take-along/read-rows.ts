import { createWriteStream } from 'node:fs'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { escapeIdentifier, type PoolClient } from 'pg'
import { isSecret, siteTables } from '@/plugins/take-along/site-tables'

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
 * Writes the rows of a site into a folder, all as they are at one moment, some at a time: a slow download
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
    const schema = await readSchema(client)
    const read: ReadTable[] = []
    for (const [name, table] of siteTables(payload)) {
      if ('staysBecause' in table) {
        continue
      }
      const { site = 'profile_id', where = 'true', without = [] } = table
      const isLeftOut = (column: string) => isSecret(column) || without.includes(column)
      const source = path.join(folder, `${name}.ndjson`)
      const lines = readLines(client, {
        profileId,
        statement: `select (${rowOf(schema, name, 'row', isLeftOut)})::text as line from ${escapeIdentifier(name)} row
          where row.${escapeIdentifier(site)} = $1 and ${where} order by row.id`,
      })
      let count = 0
      const counted = async function* () {
        for await (const line of lines) {
          count += 1
          yield `${line}\n`
        }
      }
      await pipeline(Readable.from(counted()), createWriteStream(source))
      const columns = (schema.columns.get(name) ?? []).filter((column) => !isLeftOut(column.name))
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

type Part = { table: string; key: string; parent: string }
type Schema = {
  columns: Map<string, { name: string; type: string }[]>
  parts: { table: string; parent: string; of: string }[]
}

async function readSchema(client: PoolClient): Promise<Schema> {
  const { rows } = await client.query<{ table: string; name: string; type: string }>(
    `select table_name as "table", column_name as name, case when data_type = 'USER-DEFINED' then 'text' else data_type end as type
     from information_schema.columns where table_schema = 'public' order by ordinal_position`,
  )
  const columns = new Map<string, { name: string; type: string }[]>()
  for (const { table, ...column } of rows) {
    columns.set(table, [...(columns.get(table) ?? []), column])
  }
  const parts = await client.query<Schema['parts'][number]>(
    `select c.conrelid::regclass::text as "table", a.attname as parent, c.confrelid::regclass::text as of
     from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
     where c.contype = 'f' and c.confdeltype = 'c' and a.attname in ('_parent_id', 'parent_id')
     order by 1`,
  )
  return { columns, parts: parts.rows }
}

/** What Payload keeps of a document in tables of their own: lists, and what it refers to several times. */
function partsOf({ parts }: Schema, name: string): Part[] {
  return parts
    .filter(({ of, table }) => of === name && table.startsWith(`${name}_`) && !isSessions(table))
    .map(({ table, parent }) => ({ table, parent, key: table.slice(name.length + 1) }))
}

const isSessions = (table: string) => table.endsWith('_sessions')

/** SQL of a row as JSON, with its parts. */
function rowOf(
  schema: Schema,
  name: string,
  alias: string,
  isLeftOut: (column: string) => boolean,
): string {
  const all = schema.columns.get(name) ?? []
  const leftOut = all.filter((column) => isLeftOut(column.name))
  const own = leftOut.reduce((row, column) => `${row} - '${column.name}'`, `to_jsonb(${alias})`)
  return partsOf(schema, name).reduce((row, { table, parent, key }) => {
    const inner = `${alias}_${key}`.slice(0, 60)
    const names = (schema.columns.get(table) ?? []).map((column) => column.name)
    const order = names.includes('_order') ? '_order' : 'order'
    const isPartLeftOut = (column: string) => column === parent || isSecret(column)
    return `${row} || jsonb_build_object('${key}', coalesce((
      select jsonb_agg(${rowOf(schema, table, inner, isPartLeftOut)} order by ${inner}.${escapeIdentifier(order)}, ${inner}.id)
      from ${escapeIdentifier(table)} ${inner} where ${inner}.${escapeIdentifier(parent)} = ${alias}.id), '[]'::jsonb))`
  }, `(${own})`)
}
