import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { isProductionFile } from '@/scripts/lib/count-lines'
import { git } from '@/scripts/lib/git'
import { projectDir } from '@/scripts/lib/project'
import { type Schema, statementsIn, unknownNames } from '@/src/testing/sql-names'

type Snapshot = { tables: Record<string, { name: string; columns: Record<string, unknown> }> }

function schemaOf(): Schema {
  const folder = path.join(projectDir, 'migrations')
  const newest =
    readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .sort()
      .at(-1) ?? ''
  const { tables }: Snapshot = JSON.parse(readFileSync(path.join(folder, newest), 'utf8'))
  return new Map([
    ...Object.values(tables).map(({ name, columns }): [string, Set<string>] => [
      name,
      new Set(Object.keys(columns)),
    ]),
    ...handWrittenTables(),
  ])
}

/** Tables that no collection declares: a column starts a line of its own. */
function handWrittenTables(): [string, Set<string>][] {
  const text = readFileSync(path.join(projectDir, 'migrations/hand-written.sql'), 'utf8')
  const tables = text.matchAll(
    /^CREATE (?:UNLOGGED )?TABLE (?:IF NOT EXISTS )?(\w+) \(\n([\s\S]*?)^\);/gm,
  )
  return [...tables].map(([, name = '', columns = '']) => [
    name,
    new Set([...columns.matchAll(/^ {2}([a-z_]+) /gm)].map(([, column = '']) => column)),
  ])
}

/** What asks for tables of PostgreSQL, and bench data. */
const outside =
  /^scripts\/|^plugins\/take-along\/(site-schema|read-rows|deletion\/delete-rows)\.ts|^src\/server\/((queue|runtime|caching\/shared)\/|database\/(build-index|limit-role|report-sql|session-lock)\.ts)/

const schema = schemaOf()
const sources = git('ls-files')
  .filter((file) => /\.ts$/.test(file) && isProductionFile(file) && !outside.test(file))
  .flatMap((file) => statementsIn(file, readFileSync(path.join(projectDir, file), 'utf8')))

it('finds every table and column that SQL names', () => {
  expect(sources.length).toBeGreaterThan(500)
  expect(unknownNames(sources, schema)).toEqual([])
})

it('names no prepared statement, which a pooler may look for in another session', () => {
  const named = git('ls-files')
    .filter((file) => /\.ts$/.test(file) && isProductionFile(file))
    .filter((file) =>
      /\{\s*name: ['"`][^,]*,\s*text: ['"`]?\w*/.test(
        readFileSync(path.join(projectDir, file), 'utf8'),
      ),
    )
  expect(named.filter((file) => file.startsWith('src/server/'))).toEqual([])
})

it.each([
  ['select id, nowhere from products where id = ?', ['nowhere']],
  ['select p.id, p.nowhere as text from products p', ['p.nowhere']],
  ['update products set nowhere = ? where id = ?', ['nowhere']],
  ['insert into products (id, nowhere) values (?, ?)', ['nowhere']],
  ['select id from releases', ['releases']],
  ['o.paid and o.status = ?', ['o.paid']],
  ['nowhere is null', ['nowhere']],
  ['with p as (select title as name from products) select p.name, name from p', []],
  ['select make_interval(secs => ?), extract(epoch from paid_at) from orders', []],
])('reads %s', (text, expected) => {
  const other = 'sql`select 1 from orders o`'
  const tagged = `sql\`${text.replaceAll('?', '$'.concat('{x}'))}\``
  const found = [...statementsIn('a.ts', tagged), ...statementsIn('b.ts', other)]
  expect(unknownNames(found, schema)).toEqual(expected.map((name) => `a.ts:1 ${name}`))
})

it.each([
  'runSql(req)<Row>`select titel from products`',
  'reportSql(req)<Row>`select titel from products`',
  'pool.query(`select titel from products`)',
  'sql.raw(`titel is null`)',
  "const text = 'select titel from products'",
])('finds the SQL in %s', (source) => {
  expect(unknownNames(statementsIn('a.ts', source), schema)).toEqual(['a.ts:1 titel'])
})
