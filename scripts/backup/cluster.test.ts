import { mkdtempSync } from 'node:fs'
import { cp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import { afterAll, expect, it } from 'vitest'
import { openArchive, writeArchive } from '@/scripts/backup/archive'
import { assertReadable, backUpCluster, restoreCluster } from '@/scripts/backup/cluster'
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '@/src/server/runtime/embedded-postgres'

const folder = mkdtempSync(path.join(tmpdir(), 'bandstand-cluster-'))
const dataDir = path.join(folder, 'data')
const file = path.join(folder, 'backup')
const running: EmbeddedPostgres[] = []
afterAll(async () => {
  await Promise.all(running.map(({ stop }) => stop()))
  await rm(folder, { recursive: true })
})

async function start(dir: string): Promise<Client> {
  const postgres = await startEmbeddedPostgres({ dataDir: dir })
  running.push(postgres)
  const client = new Client({ connectionString: postgres.url })
  await client.connect()
  return client
}

it('copies one moment of a database that is written to meanwhile', async () => {
  const client = await start(dataDir)
  await client.query(`
    create table profiles (id int); create table orders (id int primary key, pair int, note text);
    create index on orders (note);
    insert into orders select n, 0, repeat(md5(n::text), 20) from generate_series(1, 20000) n`)
  let isOver = false
  let next = 100_000
  const selling = (async () => {
    while (!isOver) {
      next += 2
      // Both or none; many are changed, so that tables move while they are copied.
      await client.query('begin')
      await client.query('insert into orders values ($1, 1), ($2, 1)', [next, next + 1])
      await client.query('update orders set note = note || $1 where id % 97 = $2', ['x', next % 97])
      await client.query('commit')
      if (next % 10 === 0) {
        await client.query('create table t (a int); insert into t values (1); drop table t')
      }
    }
  })()
  const before = (await client.query('select count(*)::int as count from orders')).rows[0].count
  await writeArchive(file, async (archive) => {
    const database = await backUpCluster(archive, dataDir)
    return {
      ...{ format: 1, version: '1', createdAt: new Date().toISOString() },
      ...{ database, files: 'disk', secretCheck: '' },
    }
  })
  isOver = true
  await selling
  await client.end()

  const archive = await openArchive(file)
  const extracted = path.join(folder, 'extracted')
  await archive.extractTo(extracted)
  archive.close()
  const target = path.join(folder, 'elsewhere')
  await cp(path.join(dataDir, 'secrets.json'), path.join(target, 'secrets.json'))
  const found = await restoreCluster(extracted, target)
  expect(found.sites).toBe(0)
  expect(found.orders).toBeGreaterThanOrEqual(before)
  expect(found.orders).toBeLessThanOrEqual(20_000 + next - 100_000)

  const restored = await start(target)
  const { rows } = await restored.query(`
    select count(*) filter (where pair = 1)::int % 2 as odd,
      max(id) - 100000 - count(*) filter (where pair = 1)::int as lost from orders`)
  // All up to one moment: pairs whole, and none is missing among those before the last.
  expect(rows).toEqual([{ odd: 0, lost: 1 }])
  // Tables and their indexes tell the same.
  await restored.query('set enable_seqscan = off')
  const byIndex = await restored.query('select count(*)::int as count from orders where id > 0')
  expect(byIndex.rows[0].count).toBe(found.orders)
  await restored.end()
})

it('refuses files of another kind of machine, and of another PostgreSQL', () => {
  const machine = `${process.platform}-${process.arch}`
  const facts = { kind: 'cluster', postgres: '18', machine } as const
  expect(() => assertReadable(facts)).not.toThrow()
  expect(() => assertReadable({ ...facts, machine: 'plan9-mips' })).toThrow(/plan9-mips.*\.$/)
  expect(() => assertReadable({ ...facts, postgres: '17' })).toThrow(/PostgreSQL 17.*\.$/)
})
