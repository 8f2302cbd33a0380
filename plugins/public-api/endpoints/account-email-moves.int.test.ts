import { sql } from '@payloadcms/db-postgres'
import { createLocalReq } from 'payload'
import { expect, it } from 'vitest'
import { slugs } from '@/src/core/slugs'
import { isSuppressed } from '@/src/server/audience/suppression-list'
import { createEvent } from '@/src/testing/event-factories'
import { createTenant, createVisitor, testPassword } from '@/src/testing/factories'
import { rest } from '@/src/testing/rest'
import { rowsOf } from '@/src/testing/rows-of'
import { payload } from '@/src/testing/test-payload'

type Tenant = Awaited<ReturnType<typeof createTenant>>
type Fan = Awaited<ReturnType<typeof createVisitor>>

const luna = await createTenant(payload, 'Luna')
const kito = await createTenant(payload, 'Kito')

async function listOf({ profile }: Tenant, name: string): Promise<string> {
  const { id } = await payload.create({
    collection: slugs.emailLists,
    data: { profile: profile.id, name },
  })
  return id
}

const subscribe = (
  { profile }: Tenant,
  [list, email, status]: [string, string, 'confirmed' | 'pending' | 'unsubscribed'],
) =>
  payload.create({
    collection: slugs.subscribers,
    data: { profile: profile.id, list, email, status },
  })

async function changeEmail({ token, email: former }: Fan): Promise<string> {
  const { host } = luna
  const email = `new-${former}`
  await rest('POST', '/api/accounts/me/email', {
    host,
    token,
    body: { email, password: testPassword },
  })
  const [mail] = await rowsOf<{ text: string }>(
    payload,
    sql`select text from mail_log where "to" = ${email} and kind = 'confirm-email'`,
  )
  const link = /\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1]
  const path = '/api/public/accounts/confirm-email'
  expect((await rest('POST', path, { host, token, body: { token: link } })).status).toBe(204)
  return email
}

/** On which lists an address is, and how. */
const listsOf = (email: string) =>
  rowsOf(
    payload,
    sql`select list_id as list, status from subscribers where email = ${email} order by status::text`,
  )

/** Somebody on a list of two sites, on a waitlist, and with a message to the artist. */
async function knownFan(isConfirmed = true) {
  const fan = await createVisitor(payload, luna.profile.id, { isConfirmed })
  const [list, foreign] = await Promise.all([listOf(luna, 'Letters'), listOf(kito, 'Letters')])
  await subscribe(luna, [list, fan.email, 'confirmed'])
  await subscribe(kito, [foreign, fan.email, 'confirmed'])
  const event = await createEvent(payload, luna.profile.id)
  await payload.create({
    collection: slugs.waitlistEntries,
    data: { profile: luna.profile.id, event: event.id, email: fan.email },
  })
  await payload.create({
    collection: slugs.pastOrders,
    data: {
      ...{ profile: luna.profile.id, email: fan.email, name: 'Ada', source: 'Bandcamp' },
      ...{
        number: '1001',
        orderedAt: '2021-03-04T05:06:07.000Z',
        totalMinor: 900,
        currency: 'EUR',
      },
      lines: [{ title: 'Tape', quantity: 1 }],
    },
  })
  const { profile, host } = luna
  const body = { profileId: profile.id, name: 'Ada', email: fan.email, message: 'Hello from Ada' }
  await rest('POST', '/api/public/websites/contact', { host, body })
  return { fan, list, foreign }
}

/** How many rows of a site know an address, the notice that it was given up apart. */
async function tracesOf({ profile }: Tenant, email: string): Promise<number[]> {
  const of = (table: string) => sql`
    (select count(*)::int from ${sql.identifier(table)} held where profile_id = ${profile.id}
      and to_jsonb(held)::text like ${`%"${email}"%`} and to_jsonb(held)->>'kind' is distinct from 'email-changed')`
  const [row] = await rowsOf<Record<string, number>>(
    payload,
    sql`select ${of('subscribers')} as a, ${of('waitlist_entries')} as b,
      ${of('contact_messages')} as c, ${of('mail_log')} as d,
      ${of('past_orders')} as e`,
  )
  return Object.values(row ?? {})
}

it('takes lists, waitlists and messages along, and nothing of another site', async () => {
  const { fan, list, foreign } = await knownFan()
  const [, , , mails] = await tracesOf(luna, fan.email)
  expect(mails).toBeGreaterThan(0)
  const email = await changeEmail(fan)
  expect(await tracesOf(luna, fan.email)).toEqual([0, 0, 0, 0, 0])
  expect(await listsOf(email)).toEqual([{ list, status: 'confirmed' }])
  expect(await listsOf(fan.email)).toEqual([{ list: foreign, status: 'confirmed' }])

  // An old file of the artist's may still name the former address.
  const req = await createLocalReq({}, payload)
  const isLeft = ({ profile }: Tenant) =>
    isSuppressed(req, { profileId: profile.id, email: fan.email })
  expect(await Promise.all([luna, kito].map(isLeft))).toEqual([true, false])

  const body = { password: testPassword }
  const { host } = luna
  expect((await rest('DELETE', '/api/accounts/me', { host, token: fan.token, body })).status).toBe(
    204,
  )
  expect(await tracesOf(luna, email)).toEqual([0, 0, 0, 0, 0])
})

it('leaves to the new address what it has said of a list itself', async () => {
  const { fan, list } = await knownFan()
  await subscribe(luna, [list, `new-${fan.email}`, 'unsubscribed'])
  const email = await changeEmail(fan)
  expect(await listsOf(email)).toEqual([{ list, status: 'unsubscribed' }])
})

it('takes a confirmed subscription along to an address that somebody only typed there', async () => {
  const { fan, list, foreign } = await knownFan()
  const typed = `new-${fan.email}`
  await subscribe(luna, [list, typed, 'pending'])
  await subscribe(kito, [foreign, typed, 'pending'])
  const email = await changeEmail(fan)
  expect(await listsOf(email)).toEqual([
    { list, status: 'confirmed' },
    { list: foreign, status: 'pending' },
  ])
})

it('takes nothing along of an address that nobody confirmed', async () => {
  const { fan, list } = await knownFan(false)
  const email = await changeEmail(fan)
  expect(await listsOf(email)).toEqual([])
  expect(await listsOf(fan.email)).toContainEqual({ list, status: 'confirmed' })
})
