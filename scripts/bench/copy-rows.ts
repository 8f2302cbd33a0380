import { createHash } from 'node:crypto'
import type { Client } from 'pg'

export type Copying = {
  table: string
  /** Which rows: SQL in which `$1` is the id of the profile. */
  where: string
  profileId: string
  /** One copy for each number, from the first to the last. */
  numbers: { first: number; last: number }
  /** Whether an id in this column becomes one of the copy's own; otherwise it is kept. */
  isFresh: (column: string) => boolean
  /** SQL for columns that differ from copy to copy in another way; `n` is the number of the copy. */
  columns?: Readonly<Record<string, string>>
}

type Column = { name: string; type: string }

/** Copies rows within the database, many times at once. Ids of copies are made of the old ones. */
export async function copyRows(client: Client, copying: Copying): Promise<void> {
  const { table, where, profileId, numbers } = copying
  const columns = (await columnsOf(client, table)).filter(({ type }) => type !== 'serial')
  const names = columns.map(({ name }) => `"${name}"`).join(', ')
  const values = columns.map((column) => sqlFor(column, copying)).join(', ')
  await client.query(
    `insert into "${table}" (${names})
     select ${values} from "${table}" cross join generate_series($2::int, $3::int) as n
     where ${where}`,
    [profileId, numbers.first, numbers.last],
  )
}

/** The id that a copy has got. Payload finds nothing by ids that are no UUIDs of version 4. */
export function copiedId(id: string, number: number): string {
  const hex = createHash('md5').update(`${id}/${number}`).digest('hex')
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5')
}

/** The same in SQL. */
export function copiedIdSql(id: string): string {
  return `overlay(overlay(md5(${id} || '/' || n) placing '4' from 13) placing '8' from 17)::uuid`
}

function sqlFor({ name, type }: Column, { isFresh, columns = {} }: Copying): string {
  const special = columns[name]
  if (special) {
    return special
  }
  if (type === 'uuid' && isFresh(name)) {
    return copiedIdSql(`"${name}"::text`)
  }
  // Rows of arrays have ids that are no uuid.
  return name === 'id' && type !== 'uuid' ? `"${name}" || '-' || n` : `"${name}"`
}

async function columnsOf(client: Client, table: string): Promise<Column[]> {
  const { rows } = await client.query<Column>(
    `select column_name as name,
       case when column_default like 'nextval(%' then 'serial' else data_type end as type
     from information_schema.columns
     where table_schema = 'public' and table_name = $1 order by ordinal_position`,
    [table],
  )
  return rows
}
