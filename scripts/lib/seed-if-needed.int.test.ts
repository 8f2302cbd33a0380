import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { hasSites } from '@/scripts/lib/seed-if-needed'
import { bootTestPayload, type TestPayload } from '@/src/testing/boot-test-payload'
import { createTenant } from '@/src/testing/factories'

let test: TestPayload
let client: Client
beforeAll(async () => {
  test = await bootTestPayload()
  client = new Client({ connectionString: test.databaseUrl })
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await test.close()
})

it('finds a site, none, and no table for one', async () => {
  expect(await hasSites(client)).toBe(false)
  await createTenant(test.payload, 'First site')
  expect(await hasSites(client)).toBe(true)

  await client.query('alter table profiles rename to former_profiles')
  expect(await hasSites(client)).toBe(false)
})
