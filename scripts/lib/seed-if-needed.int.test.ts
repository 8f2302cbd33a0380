import { Client } from 'pg'
import { afterAll, expect, it } from 'vitest'
import { hasSites } from '@/scripts/lib/seed-if-needed'
import { databaseUrl } from '@/src/testing/environment'
import { createTenant } from '@/src/testing/factories'
import { payload } from '@/src/testing/test-payload'

const client = new Client({ connectionString: databaseUrl() })
await client.connect()
afterAll(() => client.end())

it('finds a site, none, and no table for one', async () => {
  expect(await hasSites(client)).toBe(false)
  await createTenant(payload, 'First site')
  expect(await hasSites(client)).toBe(true)

  await client.query('begin')
  await client.query('alter table profiles rename to former_profiles')
  expect(await hasSites(client)).toBe(false)
  await client.query('rollback')
})
