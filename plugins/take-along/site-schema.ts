export type Column = {
  name: string
  type: string
  isRequired: boolean
  /** Counted up by the database itself. */
  isSerial: boolean
  hasDefault: boolean
}

/** A reference of one table to the `id` of another. */
export type Reference = { table: string; column: string; of: string; isPart: boolean }

export type SiteSchema = {
  columns: ReadonlyMap<string, readonly Column[]>
  references: readonly Reference[]
}

/** A table that is part of another: its rows stand as a list in those of that one, under `key`. */
export type Part = { table: string; key: string; parent: string }

type Query = <Row extends Record<string, unknown>>(statement: string) => Promise<Row[]>

/** Tables, columns and references as the database has them. */
export async function readSchema(query: Query): Promise<SiteSchema> {
  const rows = await query<Column & { table: string }>(
    `select table_name as "table", column_name as name,
       case when data_type = 'USER-DEFINED' then 'text' else data_type end as type,
       is_nullable = 'NO' as "isRequired", column_default is not null as "hasDefault",
       coalesce(column_default like 'nextval(%', false) as "isSerial"
     from information_schema.columns where table_schema = 'public' order by ordinal_position`,
  )
  const columns = new Map<string, Column[]>()
  for (const { table, ...column } of rows) {
    columns.set(table, [...(columns.get(table) ?? []), column])
  }
  const references = await query<Reference>(
    `select c.conrelid::regclass::text as "table", a.attname as "column",
       c.confrelid::regclass::text as of,
       c.confdeltype = 'c' and a.attname in ('_parent_id', 'parent_id') as "isPart"
     from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
     where c.contype = 'f' order by 1`,
  )
  return { columns, references }
}

/** What Payload keeps of a document in tables of their own: lists, and what it refers to several times. */
export function partsOf({ references }: SiteSchema, name: string): Part[] {
  return references
    .filter(
      ({ of, table, isPart }) =>
        isPart && of === name && table.startsWith(`${name}_`) && !isSessions(table),
    )
    .map(({ table, column }) => ({ table, parent: column, key: table.slice(name.length + 1) }))
}

const isSessions = (table: string) => table.endsWith('_sessions')
