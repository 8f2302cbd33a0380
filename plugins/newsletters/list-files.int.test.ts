import { parse } from 'csv-parse/sync'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ErrorBody } from '@/src/core/errors'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { slugs } from '@/src/core/slugs'
import { createTenant } from '@/src/testing/factories'
import { rest } from '@/src/testing/rest'
import { payload } from '@/src/testing/test-payload'

type Tenant = Awaited<ReturnType<typeof createTenant>>

let luna: Tenant
let kito: Tenant
let list: string

beforeAll(async () => {
  luna = await createTenant(payload, 'Luna')
  kito = await createTenant(payload, 'Kito')
})

beforeEach(async () => {
  const data = { profile: luna.profile.id, name: 'News' }
  list = (await payload.create({ collection: slugs.emailLists, data })).id
})

const text = ownerMessages.subscriberImport

const add = (email: string, status: 'confirmed' | 'unsubscribed') =>
  payload.create({
    collection: slugs.subscribers,
    data: { profile: luna.profile.id, list, email, status },
  })

it('keeps who left, so that no import brings them back', async () => {
  const remove = async (id: string) =>
    rest<ErrorBody>('DELETE', `/api/subscribers/${id}`, { token: luna.owner.token })
  const left = await add('left@example.com', 'unsubscribed')
  const other = await add('other@example.com', 'confirmed')
  const refused = await remove(left.id)
  expect(refused.status).toBe(409)
  expect(JSON.stringify(refused.json)).toContain(text.refuseDeletingUnsubscribed)
  expect((await remove(other.id)).status).toBe(200)
})

describe('export', () => {
  const get = (token = luna.owner.token) =>
    rest('GET', `/api/email-lists/${list}/export`, { token })

  it('is a CSV file with status, dates and source', async () => {
    await payload.create({
      collection: slugs.subscribers,
      data: {
        ...{ profile: luna.profile.id, list, email: 'ada@example.com', status: 'confirmed' },
        ...{ firstName: 'Ada', lastName: 'King', source: 'import', consentText: text.consent },
        confirmedAt: new Date().toISOString(),
      },
    })
    await add('left@example.com', 'unsubscribed')
    const { status, headers, text: csv } = await get()
    expect(status).toBe(200)
    expect(headers.get('content-type')).toContain('text/csv')
    expect(headers.get('content-disposition')).toContain('attachment')
    const rows = parse<Record<string, string>>(csv, { bom: true, columns: true })
    expect(rows).toHaveLength(2)
    expect(rows.find(({ Email }) => Email === 'ada@example.com')).toMatchObject({
      'First name': 'Ada',
      'Last name': 'King',
      Status: 'confirmed',
      Source: 'import',
      Added: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:]{8}Z$/),
      Confirmed: expect.stringMatching(/^\d{4}/),
      Consent: text.consent,
    })
    expect(rows.find(({ Email }) => Email === 'left@example.com')?.Status).toBe('unsubscribed')
  })

  it('holds no cell that a table program would run', async () => {
    const emails = ['=1+1@example.com', '+1@example.com', '-1@example.com', '@example.com', '\tx']
    for (const email of emails) {
      await add(email, 'confirmed')
    }
    const rows = parse<Record<string, string>>((await get()).text, { bom: true, columns: true })
    expect(rows.map(({ Email }) => Email).sort()).toEqual(emails.map((each) => `'${each}`).sort())
  })

  it('reads through lists of any length', async () => {
    await payload.db.pool.query(
      `insert into subscribers (profile_id, list_id, email, status)
      select $1, $2, n || '@example.com', 'confirmed' from generate_series(1, 2500) n`,
      [luna.profile.id, list],
    )
    expect((await get()).text.trim().split('\r\n')).toHaveLength(2501)
  })

  it('is for the owner of the list alone', async () => {
    expect((await get(kito.owner.token)).status).toBe(404)
    expect((await get(luna.visitor.token)).status).toBe(401)
    expect((await get('')).status).toBe(401)
  })
})
