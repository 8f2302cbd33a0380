import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { type PostgresAdapter, sql } from '@payloadcms/db-postgres'
import { createLocalReq } from 'payload'
import { expect, it } from 'vitest'
import { migrations } from '@/migrations'
import { describeSchema } from '@/scripts/lib/describe-schema'
import { migrateDatabase } from '@/src/server/runtime/migrations'
import { txDb, withTx } from '@/src/server/transaction'
import { databaseUrl } from '@/src/testing/environment'
import { payload } from '@/src/testing/test-payload'

const database = payload.db as unknown as PostgresAdapter

it('leave no difference to what the collections declare', async () => {
  const snapshots = (await readdir('migrations')).filter((file) => file.endsWith('.json'))
  expect(snapshots).toHaveLength(1)
  const snapshot = JSON.parse(await readFile(path.join('migrations', String(snapshots[0])), 'utf8'))
  const declared = await database.requireDrizzleKit().generateDrizzleJson(database.schema)
  const { id, prevId } = snapshot
  expect({ ...JSON.parse(JSON.stringify(declared)), id, prevId }).toEqual(snapshot)
})

it('can be taken back and run again', async () => {
  const before = await describeSchema(databaseUrl())
  expect(before.length).toBeGreaterThan(2000)
  for (const { down } of migrations.toReversed()) {
    await migrate(down)
  }
  const rest = await describeSchema(databaseUrl())
  // Those that no collection declares.
  expect(rest.filter((object) => object.startsWith('relation'))).toHaveLength(11)
  for (const { up } of migrations) {
    await migrate(up)
  }
  expect(await describeSchema(databaseUrl())).toEqual(before)
})

it('refuse a database of those that were squashed in a sentence', async () => {
  await database.drizzle.execute(sql`delete from payload_migrations`)
  await database.drizzle.execute(sql`
    insert into payload_migrations (name, batch) values ('20261121_102016_initial', 1)`)
  await expect(migrateDatabase('.')).rejects.toThrow(
    /^The database was made before .* were squashed into \d+_\d+_initial.*remove the folder \/.*, and start again\.$/,
  )
})

async function migrate(run: (typeof migrations)[number]['up']): Promise<void> {
  const req = await createLocalReq({}, payload)
  await withTx(req, async () => run({ db: await txDb(req), payload, req } as never))
}
