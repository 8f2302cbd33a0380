import { expect, it } from 'vitest'
import { call, checked, finish, made, type Site } from '@/plugins/move-in/testing/import-steps'
import type { PeoplePage } from '@/src/core/contracts/audience/people'
import { slugs } from '@/src/core/slugs'
import { createStaff, createTenant } from '@/src/testing/factories'
import { rest } from '@/src/testing/rest'
import { payload } from '@/src/testing/test-payload'

const { pool } = payload.db

const report = (...rows: string[]) =>
  [
    'date,item type,item name,currency,quantity,item total,bandcamp transaction id,buyer name,buyer email,country code,option',
    ...rows,
  ].join('\n')
const two = report(
  '1/3/21 10:12pm,album,Night Bus,GBP,1,10.00,401,Ada Fan,Ada@example.com,GB',
  '1/3/21 10:12pm,package,Tour Tee,GBP,2,40.00,401,Ada Fan,Ada@example.com,GB,Black',
  '2/3/21 10:12pm,track,Single,GBP,1,1.00,402,,,',
  '2/4/21 10:12pm,payout,,GBP,,41.00,,,,',
)

async function ordersOf({ profile }: Site) {
  const { docs } = await payload.find({
    collection: slugs.pastOrders,
    where: { profile: { equals: profile.id } },
    sort: 'number',
    depth: 0,
  })
  return docs
}

/** Without the fan that the site began with. */
async function buyersOf({ profile, owner, visitor }: Site) {
  const { json } = await rest<PeoplePage>('GET', `/api/profiles/${profile.id}/people`, {
    token: owner.token,
  })
  return json.people.filter(({ email }) => email !== visitor.email)
}

async function countOf(table: string, { profile }: Site): Promise<number> {
  const { rows } = await pool.query(
    `select count(*)::int as count from ${table} where profile_id = $1`,
    [profile.id],
  )
  return rows[0].count
}

it('keeps what was bought elsewhere, on the page of who bought it', async () => {
  const luna = await createTenant(payload, 'Luna')
  const kito = await createTenant(payload, 'Kito')
  const dry = await checked(luna, two, 'bandcamp-sales')
  expect(dry.findings).toMatchObject({ willMake: 2, known: 0, leftOut: 1 })
  expect(await ordersOf(luna)).toEqual([])

  await call(luna, 'POST', `/${dry.id}/start`)
  expect(await finish(luna, dry.id)).toMatchObject({ made: 2, kinds: ['pastOrder'] })
  expect(await ordersOf(luna)).toMatchObject([
    {
      ...{ number: '401', source: 'Bandcamp', email: 'ada@example.com', name: 'Ada Fan' },
      ...{ country: 'GB', total: '£50.00', orderedAt: '2021-01-03T22:12:00.000Z' },
      lines: [
        { title: 'Night Bus', quantity: 1 },
        { title: 'Tour Tee', quantity: 2 },
      ],
    },
    { number: '402', email: null, total: '£1.00' },
  ])
  expect(await ordersOf(kito)).toEqual([])

  const [ada, ...others] = await buyersOf(luna)
  expect(ada).toMatchObject({ email: 'ada@example.com', name: 'Ada Fan', orders: 0, spentMinor: 0 })
  expect(others).toEqual([])
  const file = `/api/profiles/${luna.profile.id}/people/${ada?.id}/export`
  const { token } = luna.owner
  const { json } = await rest('GET', `${file}.json`, { token })
  expect(json).toMatchObject({
    person: { since: '2021-01-03T22:12:00.000Z' },
    pastOrders: [{ source: 'Bandcamp', number: '401', items: 'Night Bus, 2 × Tour Tee (Black)' }],
    orders: [],
  })
  const { text } = await rest('GET', `${file}.csv`, { token })
  expect(text).toContain('Bought at Bandcamp · 401')
  expect(text).toContain('£50.00')
})

it('has no effect on money, rights, lists and mails', async () => {
  const luna = await createTenant(payload, 'Luna')
  await made(luna, two, 'bandcamp-sales')
  const tables = [
    ...['orders', 'order_events', 'entitlements', 'subscribers', 'mail_log', 'webhook_deliveries'],
    ...['suppression_list', 'stock_holds', 'invoices', 'public_accounts'],
  ]
  const counts = await Promise.all(tables.map((table) => countOf(table, luna)))
  // The site has a fan of its own.
  expect(Object.fromEntries(tables.map((table, index) => [table, counts[index]]))).toEqual({
    ...Object.fromEntries(tables.map((table) => [table, 0])),
    public_accounts: 1,
  })
})

it('makes nothing twice, and takes all of it back', async () => {
  const luna = await createTenant(payload, 'Luna')
  const { id } = await made(luna, two, 'bandcamp-sales')
  const more = `${two}\n3/3/21 10:12pm,album,Night Bus,GBP,1,10.00,403,Bo,bo@example.com,DE`
  const again = await checked(luna, more, 'bandcamp-sales')
  expect(again.findings).toMatchObject({ willMake: 1, known: 2 })
  await call(luna, 'POST', `/${again.id}/start`)
  await finish(luna, again.id)
  expect(await ordersOf(luna)).toHaveLength(3)
  expect(await buyersOf(luna)).toHaveLength(2)

  await call(luna, 'POST', `/${id}/undo`)
  expect(await finish(luna, id)).toMatchObject({
    state: 'undone',
    made: 0,
    result: { removed: 2, staysCount: 0 },
  })
  expect(await ordersOf(luna)).toMatchObject([{ number: '403' }])
  expect(await countOf('past_orders', luna)).toBe(1)
  // Nothing else knew her.
  expect(await buyersOf(luna)).toMatchObject([{ email: 'bo@example.com' }])
})

it('is read by those who may read orders, and written by nobody', async () => {
  const luna = await createTenant(payload, 'Luna')
  const kito = await createTenant(payload, 'Kito')
  await made(luna, two, 'bandcamp-sales')
  const [order] = await ordersOf(luna)
  const path = `/api/past-orders/${order?.id}`
  const fulfiller = await createStaff(payload, { [luna.profile.id]: 'fulfiller' })
  const editor = await createStaff(payload, { [luna.profile.id]: 'editor' })
  const asked = [luna.owner.token, fulfiller.token, editor.token, kito.owner.token, undefined]
  const read = await Promise.all(asked.map((token) => rest('GET', path, { token })))
  expect(read.map(({ status }) => status)).toEqual([200, 200, 403, 404, 403])
  const { token } = luna.owner
  const body = { name: 'Somebody else' }
  expect((await rest('PATCH', path, { token, body })).status).toBe(403)
  expect((await rest('DELETE', path, { token })).status).toBe(403)
  expect((await ordersOf(luna))[0]?.name).toBe('Ada Fan')
})

it('takes back nothing of another site, whatever the notes of an import name', async () => {
  const [luna, kito] = [await createTenant(payload, 'Luna'), await createTenant(payload, 'Kito')]
  const { id } = await made(luna, two, 'bandcamp-sales')
  await made(kito, two, 'bandcamp-sales')
  // As a file for the import of a whole site may have them.
  await pool.query(
    `update imported_items set document_id = theirs.id::text
     from past_orders ours join past_orders theirs using (number)
     where import_id = $1 and document_id = ours.id::text and theirs.profile_id = $2`,
    [id, kito.profile.id],
  )
  await call(luna, 'POST', `/${id}/undo`)
  expect(await finish(luna, id)).toMatchObject({ state: 'undone', made: 0 })
  expect(await ordersOf(kito)).toHaveLength(2)
})
