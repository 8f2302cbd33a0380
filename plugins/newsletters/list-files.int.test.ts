import { randomUUID } from 'node:crypto'
import { parse } from 'csv-parse/sync'
import { createLocalReq } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ImportCheck, ImportReport } from '@/src/core/contracts/audience/email-lists'
import type { ErrorBody } from '@/src/core/errors'
import { limits } from '@/src/core/limits'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { slugs } from '@/src/core/slugs'
import { createTenant, createVisitor } from '@/src/testing/factories'
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

type Sent = { path?: string; token?: string; type?: string }

function send<Answer = ImportReport>(
  rawBody: string | Uint8Array<ArrayBuffer>,
  { path = 'import?column=0&consent=yes', token = luna.owner.token, type = 'text/csv' }: Sent = {},
) {
  const headers = { 'content-type': type }
  const address = `/api/email-lists/${list}/${path}`
  return rest<Answer>('POST', address, { token, rawBody, headers })
}

async function subscribers() {
  const { docs } = await payload.find({
    collection: slugs.subscribers,
    where: { list: { equals: list } },
    limit: 0,
    sort: 'email',
    depth: 0,
  })
  return docs
}

const add = (email: string, status: 'pending' | 'confirmed' | 'unsubscribed') =>
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
  await send('left@example.com\nother@example.com\n')
  expect(await subscribers()).toMatchObject([
    { email: 'left@example.com', status: 'unsubscribed' },
    { email: 'other@example.com', status: 'confirmed' },
  ])
})

describe('who left, when nothing on a list says so any more', () => {
  const newList = async () => {
    const data = { profile: luna.profile.id, name: 'Made again', doubleOptIn: false }
    list = (await payload.create({ collection: slugs.emailLists, data })).id
  }
  const csv = 'Email\nleft@example.com\nhere@example.com\n'
  const statuses = async () =>
    Object.fromEntries((await subscribers()).map(({ email, status }) => [email, status]))
  const join = (path: string, body: object) =>
    rest('POST', `/api/public/email-lists/${path}`, { host: luna.host, body })

  it('stays away after their list was deleted, until they come back by themselves', async () => {
    await add('left@example.com', 'unsubscribed')
    await add('here@example.com', 'confirmed')
    await payload.delete({ collection: slugs.emailLists, id: list })
    await newList()
    const { json } = await send(csv)
    expect(json).toEqual({
      rows: 2,
      added: 1,
      refused: [{ line: 2, value: 'left@example.com', reason: text.hasUnsubscribed }],
    })

    // Another may have written their address into the form of a list that asks nobody to confirm.
    const profileId = luna.profile.id
    await join('join', { email: 'left@example.com', emailListId: list, profileId })
    expect(await statuses()).toMatchObject({ 'left@example.com': 'pending' })
    const { docs } = await payload.find({
      collection: slugs.mailLog,
      where: { to: { equals: 'left@example.com' } },
    })
    const token = /confirm\?token=([\w-]{43})/.exec(docs[0]?.text ?? '')?.[1]
    expect((await join('confirm', { token })).status).toBe(200)
    expect(await statuses()).toMatchObject({ 'left@example.com': 'confirmed' })
    await newList()
    expect((await send(csv)).json).toMatchObject({ added: 2, refused: [] })
  })

  it('stays away after they deleted their account, whatever they were on the list', async () => {
    const { deleteAccount } = await import('@/plugins/public-api/account-data/delete-account')
    const fan = await createVisitor(payload, luna.profile.id, { isConfirmed: true })
    await add(fan.email, 'confirmed')
    const req = await createLocalReq({}, payload)
    await deleteAccount(req, { id: fan.id, profileId: luna.profile.id } as never)
    expect(await subscribers()).toEqual([])
    const refused = [{ line: 1, value: fan.email, reason: text.hasUnsubscribed }]
    expect((await send(fan.email)).json).toEqual({ rows: 1, added: 0, refused })

    // Elsewhere nobody left.
    const data = { profile: kito.profile.id, name: 'News' }
    list = (await payload.create({ collection: slugs.emailLists, data })).id
    const { json } = await send(fan.email, { token: kito.owner.token })
    expect(json).toEqual({ rows: 1, added: 1, refused: [] })
    const { rows } = await payload.db.pool.query('select email_hash from suppression_list')
    expect(JSON.stringify(rows)).not.toContain(fan.email)
  })
})

describe('who left elsewhere, as one file says', () => {
  let luna: Tenant
  beforeEach(async () => {
    luna = await createTenant(payload, 'Luna')
    const data = { profile: luna.profile.id, name: 'News' }
    list = (await payload.create({ collection: slugs.emailLists, data })).id
  })
  // As Mailchimp's unsubscribed.csv: who never confirmed can have left, too.
  const left =
    'Email Address,CONFIRM_TIME,LEID,EUID,UNSUB_TIME\ngone@example.com,,1,a,2022-01-01 09:00:00\nown@example.com,2021-01-01,2,b,2022-01-01 09:00:00\n'
  const bare = 'Email\ngone@example.com\nown@example.com\n'
  const take = (csv: string) => send(csv, { token: luna.owner.token })
  const statuses = async () =>
    Object.fromEntries((await subscribers()).map(({ email, status }) => [email, status]))
  const joined = (email: string) =>
    payload.create({
      collection: slugs.subscribers,
      data: { profile: luna.profile.id, list, email, status: 'confirmed', source: 'form' },
    })

  it('is put on no list by a later one that does not, but on those of other artists', async () => {
    await joined('own@example.com')
    expect((await take(left)).json).toMatchObject({ added: 0, refused: [{}, {}] })
    const { json } = await take(bare)
    expect(json.refused.map(({ value, reason }) => [value, reason])).toEqual([
      ['gone@example.com', text.hasUnsubscribed],
      ['own@example.com', text.alreadyOn],
    ])
    expect(await statuses()).toEqual({ 'own@example.com': 'confirmed' })

    const data = { profile: kito.profile.id, name: 'News' }
    list = (await payload.create({ collection: slugs.emailLists, data })).id
    expect((await send(bare, { token: kito.owner.token })).json).toMatchObject({ added: 2 })
  })

  it('leaves the list that an earlier one brought them to', async () => {
    await joined('own@example.com')
    expect((await take(bare)).json).toMatchObject({ added: 1 })
    await take(left)
    expect(await statuses()).toEqual({
      'gone@example.com': 'unsubscribed',
      'own@example.com': 'confirmed',
    })
  })

  it('may be on another list, when the file only says that they never agreed', async () => {
    await take('Email,Email Marketing Status,LEID,EUID\nnever@example.com,Non-subscribed,1,a\n')
    expect((await take('Email\nnever@example.com\n')).json).toMatchObject({ added: 1 })
  })
})

describe('import', () => {
  it('looks at a file without storing anything', async () => {
    const { json, status } = await send<ImportCheck>('Name,Email\nAda,ada@example.com\n', {
      path: 'import/check',
    })
    expect(status).toBe(200)
    expect(json).toMatchObject({
      emailColumn: 1,
      nameHeadings: ['Name'],
      rows: 1,
      isGuessed: false,
    })
    expect(await subscribers()).toEqual([])
  })

  it('says when the letters of a file were guessed', async () => {
    const file = Buffer.from('Name,Email\nZoë,zoe@example.com\n', 'latin1')
    const { json } = await send<ImportCheck>(file, { path: 'import/check' })
    expect(json).toMatchObject({ isGuessed: true, columns: [{ example: 'Zoë' }, {}] })
  })

  it('mails nobody whose row does not surely say yes, and asks the artist about the rest', async () => {
    const csv =
      'Email,Status\nyes@example.com,Active\nno@example.com,Cleaned\ngold@example.com,gold\n'
    const { json: check } = await send<ImportCheck>(csv, { path: 'import/check' })
    expect(check.consent[0]?.values.map(({ value, count, says }) => [value, count, says])).toEqual([
      ['active', 1, 'yes'],
      ['cleaned', 1, 'no'],
      ['gold', 1, 'unclear'],
    ])
    const first = await send(csv)
    expect(first.json).toMatchObject({
      added: 1,
      refused: [
        { line: 3, reason: text.unreachable },
        { line: 4, reason: text.notMailable('Status', 'gold') },
      ],
    })
    const path = 'import?column=0&consent=yes&mailable=1:0.1.2'
    expect((await send(csv, { path })).json).toMatchObject({ added: 1 })
    expect((await subscribers()).map(({ email }) => email)).toEqual([
      'gold@example.com',
      'yes@example.com',
    ])
    const wrong = 'import?column=0&consent=yes&mailable=status'
    expect((await send(csv, { path: wrong })).status).toBe(400)
  })

  it('puts addresses on the list, with what was declared, by whom and when', async () => {
    const { json, status } = await send('Email\nAda@example.com\nbob@example.com\n')
    expect(status).toBe(200)
    expect(json).toEqual({ rows: 2, added: 2, refused: [] })
    const [ada] = await subscribers()
    expect(ada).toMatchObject({
      email: 'ada@example.com',
      status: 'confirmed',
      source: 'import',
      consentText: text.consent,
      consentBy: luna.owner.id,
      profile: luna.profile.id,
    })
    expect(Date.parse(ada?.consentAt ?? '')).toBeGreaterThan(Date.now() - 60_000)
  })

  it('never brings back who left, nor changes anybody who is known, and says so by line', async () => {
    await add('left@example.com', 'unsubscribed')
    await add('here@example.com', 'confirmed')
    await add('asked@example.com', 'pending')
    const before = await subscribers()
    const { json } = await send(
      'Email\nleft@example.com\nnobody\nhere@example.com\nasked@example.com\nnew@example.com\n',
    )
    expect(json).toEqual({
      rows: 5,
      added: 1,
      refused: [
        { line: 2, value: 'left@example.com', reason: text.hasUnsubscribed },
        { line: 3, value: 'nobody', reason: text.invalidAddress },
        { line: 4, value: 'here@example.com', reason: text.alreadyOn },
        { line: 5, value: 'asked@example.com', reason: text.notConfirmed },
      ],
    })
    const after = await subscribers()
    expect(after.filter(({ email }) => email !== 'new@example.com')).toEqual(before)
  })

  it('brings names, and a later file those that were missing, but takes none away', async () => {
    await send('Email,First Name,Last Name\nann@example.com,Ann,Lee\nbea@example.com,,\n')
    await add('left@example.com', 'unsubscribed')
    const { json } = await send(
      'Email,Name\nann@example.com,\nbea@example.com,Bea King\nleft@example.com,Eve\n',
    )
    expect(json.refused.map(({ reason }) => reason)).toEqual([
      text.alreadyOn,
      text.alreadyOnNamed,
      text.hasUnsubscribed,
    ])
    expect(await subscribers()).toMatchObject([
      { email: 'ann@example.com', firstName: 'Ann', lastName: 'Lee' },
      { email: 'bea@example.com', firstName: 'Bea', lastName: 'King', source: 'import' },
      { email: 'left@example.com', firstName: null, status: 'unsubscribed' },
    ])
  })

  it('adds each address once when two files come at the same time', async () => {
    const emails = Array.from({ length: 1500 }, (_, index) => `fan${index}@example.com`)
    const answers = await Promise.all([
      send(['Email', ...emails].join('\n')),
      send(['Email', ...emails.toReversed()].join('\n')),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(answers.reduce((sum, { json }) => sum + json.added, 0)).toBe(emails.length)
    expect(await subscribers()).toHaveLength(emails.length)
  })

  it.each([
    ['without consent', 'import?column=0', 'a@b.example', text.consentRequired],
    ['with another consent', 'import?column=0&consent=no', 'a@b.example', text.consentRequired],
    [
      'with a column that is not there',
      'import?column=9&consent=yes',
      'a@b.example',
      text.noSuchColumn,
    ],
    ['with nothing in it', 'import?column=0&consent=yes', '', text.empty],
    ['that is no table', 'import/check', 'PK\u0003\u0004…', text.noTable],
  ])('refuses a file %s', async (_name, path, body, message) => {
    const { json, status } = await send<ErrorBody>(body, { path })
    expect([status, json.code, json.errors?.[0]?.message]).toEqual([
      400,
      'VALIDATION_FAILED',
      message,
    ])
    expect(await subscribers()).toEqual([])
  })

  it('refuses files that are too large, or sent as something else', async () => {
    const large = 'a'.repeat(limits.subscriberImport.bytes + 1)
    expect((await send(large)).status).toBe(413)
    expect((await send('a@b.example', { type: 'text/plain' })).status).toBe(415)
  })

  it('is for the owner of the list: others find none, and nobody else may ask', async () => {
    for (const path of ['import?column=0&consent=yes', 'import/check']) {
      expect((await send('a@b.example', { path, token: kito.owner.token })).status).toBe(404)
      expect((await send('a@b.example', { path, token: luna.visitor.token })).status).toBe(401)
      expect((await send('a@b.example', { path, token: '' })).status).toBe(401)
    }
    expect(await subscribers()).toEqual([])
  })
})

describe('export', () => {
  const get = (token = luna.owner.token) =>
    rest('GET', `/api/email-lists/${list}/export`, { token })

  it('is a CSV file with status, dates and source', async () => {
    await send('Email,Name\nada@example.com,Ada King\n')
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

  it('brings back what was exported when it is imported again, but nobody who left or never confirmed', async () => {
    await send("Email,Name\n'+a@example.com,-Ann Lee\nada@example.com,\n")
    await add('left@example.com', 'unsubscribed')
    await add('asked@example.com', 'pending')
    const { text: csv } = await get()
    list = (
      await payload.create({
        collection: slugs.emailLists,
        data: { profile: luna.profile.id, name: 'Other' },
      })
    ).id
    const { json } = await send(csv)
    expect(json).toMatchObject({ rows: 4, added: 2 })
    const reasons = Object.fromEntries(json.refused.map(({ value, reason }) => [value, reason]))
    expect(reasons).toEqual({
      'left@example.com': text.hasUnsubscribed,
      'asked@example.com': text.notConfirmed,
    })
    expect(await subscribers()).toMatchObject([
      { email: '+a@example.com', firstName: '-Ann', lastName: 'Lee' },
      { email: 'ada@example.com', firstName: null, lastName: null },
    ])
  })

  it('reads through lists of any length', async () => {
    await send(Array.from({ length: 2500 }, () => `${randomUUID()}@example.com`).join('\n'))
    expect((await get()).text.trim().split('\r\n')).toHaveLength(2501)
  })

  it('is for the owner of the list alone', async () => {
    expect((await get(kito.owner.token)).status).toBe(404)
    expect((await get(luna.visitor.token)).status).toBe(401)
    expect((await get('')).status).toBe(401)
  })
})
