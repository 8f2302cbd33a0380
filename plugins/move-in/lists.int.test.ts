import { createLocalReq } from 'payload'
import { expect, it } from 'vitest'
import { runImport } from '@/plugins/move-in/run/import-job'
import { call, checked, finish, type Site } from '@/plugins/move-in/testing/import-steps'
import type { ErrorBody } from '@/src/core/errors'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { slugs } from '@/src/core/slugs'
import { createStaff, createTenant, createVisitor } from '@/src/testing/factories'
import { rest } from '@/src/testing/rest'
import { payload } from '@/src/testing/test-payload'

const text = ownerMessages.subscriberImport
const words = ownerMessages.moveIn.lists
const { pool } = payload.db

const newList = async ({ profile }: Site, name = 'Fans') =>
  (await payload.create({ collection: slugs.emailLists, data: { profile: profile.id, name } })).id

async function newSite(name: string) {
  const site = await createTenant(payload, name)
  return { ...site, list: await newList(site) }
}
type WithList = Awaited<ReturnType<typeof newSite>>

const check = (site: WithList, csv: string, importer = 'other-list') =>
  checked(site, csv, importer, site.list)

/** A file from its choice to its end, with the consent declared. */
async function take(site: WithList, csv: string, choices = {}, importer = 'other-list') {
  const { id, findings } = await check(site, csv, importer)
  await call(site, 'POST', `/${id}/start`, { choices: { consent: true, ...choices } })
  return { ...(await finish(site, id)), findings }
}

async function undo(site: Site, id: string) {
  await call(site, 'POST', `/${id}/undo`)
  return finish(site, id)
}

async function subscribers({ list }: WithList) {
  const { rows } = await pool.query(
    `select email, status, source, first_name as first, last_name as last, consent_text as consent,
      consent_by_id as by from subscribers where list_id = $1 order by email`,
    [list],
  )
  return rows
}
const statuses = async (site: WithList) =>
  Object.fromEntries((await subscribers(site)).map(({ email, status }) => [email, status]))

const add = (
  { profile, list }: WithList,
  email: string,
  status: 'pending' | 'confirmed' | 'unsubscribed',
  source?: 'form',
) =>
  payload.create({
    collection: slugs.subscribers,
    data: { profile: profile.id, list, email, status, ...(source && { source }) },
  })

it('puts a file on a list with what was declared, once, and takes it off again', async () => {
  const [luna, kito] = [await newSite('Luna'), await newSite('Kito')]
  const csv = 'Email,First Name\nAda@example.com,Ada\nbob@example.com,\nnobody,\n'
  const { id, findings, list } = await check(luna, csv)
  expect(list).toBe('Fans')
  expect(findings).toMatchObject({ willMake: 2, leavers: 0, leftOut: 1 })
  expect(JSON.stringify(findings)).not.toMatch(/example\.com|Ada/)
  expect(await subscribers(luna)).toEqual([])

  const undeclared = await call<ErrorBody>(luna, 'POST', `/${id}/start`, { choices: {} })
  expect([undeclared.status, undeclared.json.errors?.[0]?.message]).toEqual([
    400,
    text.consentRequired,
  ])
  expect((await call(kito, 'POST', `/${id}/start`, { choices: { consent: true } })).status).toBe(
    404,
  )
  // The list is that of the file, whatever is said later.
  const other = await newList(luna, 'Other')
  await call(luna, 'POST', `/${id}/start`, { choices: { consent: true, listId: other } })
  expect(await finish(luna, id)).toMatchObject({ state: 'made', made: 2, kinds: ['subscriber'] })
  const ada = { email: 'ada@example.com', status: 'confirmed', source: 'import' }
  expect(await subscribers(luna)).toMatchObject([
    { ...ada, first: 'Ada', consent: text.consent, by: luna.owner.id },
    { email: 'bob@example.com' },
  ])
  expect(await subscribers(kito)).toEqual([])

  const again = await take(luna, csv)
  expect(again).toMatchObject({ made: 0, findings: { willMake: 0, known: 2 } })
  // On another list they are new.
  expect(await take({ ...luna, list: other }, csv)).toMatchObject({ made: 2 })

  await payload.update({
    collection: slugs.subscribers,
    where: { list: { equals: luna.list }, email: { equals: 'bob@example.com' } },
    data: { status: 'unsubscribed' },
  })
  expect(await undo(luna, id)).toMatchObject({
    state: 'undone',
    result: { removed: 1, stays: [{ title: 'Row 3', note: words.leftSince }] },
  })
  expect(await statuses(luna)).toEqual({ 'bob@example.com': 'unsubscribed' })
  expect(await statuses({ ...luna, list: other })).toHaveProperty('ada@example.com', 'confirmed')
})

it('never brings back who left, nor changes anybody who is known, but for missing names', async () => {
  const luna = await newSite('Luna')
  await add(luna, 'left@example.com', 'unsubscribed')
  await add(luna, 'here@example.com', 'confirmed')
  await add(luna, 'asked@example.com', 'pending')
  const { findings, made } = await take(
    luna,
    'Email,Name\nleft@example.com,Eve\nhere@example.com,Bea King\nasked@example.com,\nnew@example.com,\n',
  )
  expect(made).toBe(1)
  expect(findings?.firstLeftOut.map(({ title, note }) => [title, note])).toEqual([
    ['Row 2', text.hasUnsubscribed],
    ['Row 3', text.alreadyOn],
    ['Row 4', text.notConfirmed],
  ])
  expect(await subscribers(luna)).toMatchObject([
    { email: 'asked@example.com', status: 'pending' },
    { email: 'here@example.com', status: 'confirmed', first: 'Bea', last: 'King' },
    { email: 'left@example.com', status: 'unsubscribed', first: null },
    { email: 'new@example.com', status: 'confirmed' },
  ])
})

it('asks about what is unclear, and mails nobody whose row does not surely say yes', async () => {
  const luna = await newSite('Luna')
  const csv =
    'Email,Status\nyes@example.com,Active\nno@example.com,Cleaned\ngold@example.com,gold\n'
  const first = await take(luna, csv)
  expect(first.findings).toMatchObject({
    leavers: 1,
    said: [
      {
        name: 'Status',
        values: [
          { value: 'active', says: 'yes', count: 1 },
          { value: 'gold', says: 'unclear', count: 1 },
        ],
      },
    ],
  })
  expect(await statuses(luna)).toEqual({ 'yes@example.com': 'confirmed' })
  await take(luna, csv, { mailable: { Status: ['active', 'gold', 'cleaned'] } })
  expect(await statuses(luna)).toEqual({
    'yes@example.com': 'confirmed',
    'gold@example.com': 'confirmed',
  })
})

/** Writes an address into the form of a list, and confirms it by the mail that is sent. */
async function joinByForm(
  { host, profile }: Site,
  emailListId: string,
  email: string,
  beforeConfirmed: () => Promise<void> = async () => {},
) {
  const join = (path: string, body: object) =>
    rest('POST', `/api/public/email-lists/${path}`, { host, body })
  await join('join', { email, emailListId, profileId: profile.id })
  await beforeConfirmed()
  const { docs } = await payload.find({
    collection: slugs.mailLog,
    where: { to: { equals: email }, profile: { equals: profile.id } },
  })
  const token = /confirm\?token=([\w-]{43})/.exec(docs[0]?.text ?? '')?.[1]
  expect((await join('confirm', { token })).status).toBe(200)
}

const unsubscribed =
  'Email Address,CONFIRM_TIME,LEID,EUID,UNSUB_TIME\ngone@example.com,,1,a,2022-01-01 09:00:00\nown@example.com,2021-01-01,2,b,2022-01-01 09:00:00\n'
const bare = 'Email\ngone@example.com\nown@example.com\n'

it('keeps who left elsewhere off every later file, also after it was undone; and off no other site', async () => {
  const [luna, kito] = [await newSite('Luna'), await newSite('Kito')]
  await add(luna, 'own@example.com', 'confirmed', 'form')
  // Nobody is put on a list, so nobody has to have agreed.
  const { id, findings } = await check(luna, unsubscribed, 'mailchimp-list')
  expect(findings).toMatchObject({ willMake: 2, leavers: 2 })
  await call(luna, 'POST', `/${id}/start`)
  expect(await finish(luna, id)).toMatchObject({
    ...{ made: 1, kinds: ['leaver'] },
    result: { failed: [{ title: 'Row 3', note: words.joinedHere }] },
  })
  expect(await undo(luna, id)).toMatchObject({
    state: 'undone',
    result: { removed: 0, stays: [{ title: 'Row 2', note: words.staysAway }] },
  })
  const later = await take(luna, bare)
  expect(later.findings?.firstLeftOut).toEqual([
    { title: 'Row 2', note: text.hasUnsubscribed },
    { title: 'Row 3', note: text.alreadyOn },
  ])
  expect(await statuses(luna)).toEqual({ 'own@example.com': 'confirmed' })
  expect(await take(kito, bare)).toMatchObject({ made: 2 })
  const { rows } = await pool.query('select email_hash from suppression_list')
  expect(JSON.stringify(rows)).not.toContain('gone')
})

it('takes who left elsewhere off the list that an earlier file of the same service brought them to', async () => {
  const luna = await newSite('Luna')
  await add(luna, 'own@example.com', 'confirmed', 'form')
  await take(luna, bare, {}, 'mailchimp-list')
  await take(luna, unsubscribed, {}, 'mailchimp-list')
  expect(await statuses(luna)).toEqual({
    'gone@example.com': 'unsubscribed',
    'own@example.com': 'confirmed',
  })
})

it('lets stay who left here and came back by their own word since a file brought them', async () => {
  const luna = await newSite('Luna')
  await take(luna, 'Email\ngone@example.com\n')
  await payload.update({
    collection: slugs.subscribers,
    where: { email: { equals: 'gone@example.com' }, list: { equals: luna.list } },
    data: { status: 'unsubscribed' },
  })
  await joinByForm(luna, luna.list, 'gone@example.com')
  expect(await take(luna, unsubscribed, {}, 'mailchimp-list')).toMatchObject({
    result: { failed: [{ title: 'Row 2', note: words.joinedHere }] },
  })
  expect(await statuses(luna)).toHaveProperty('gone@example.com', 'confirmed')
})

it('keeps who left one list there off that one only, where the service has a status for each', async () => {
  const luna = await newSite('Luna')
  const other = { ...luna, list: await newList(luna, 'Other') }
  await take(luna, 'Email\na@example.com\nb@example.com\n', {}, 'listmonk-list')
  await take(other, 'Email\na@example.com\n', {}, 'listmonk-list')
  const csv =
    'Email,Unsubscribed,Status\na@example.com,yes,enabled\nb@example.com,,blocklisted\nc@example.com,yes,enabled\n'
  const { findings, id } = await take(luna, csv, {}, 'listmonk-list')
  expect(findings).toMatchObject({ willMake: 3, leavers: 3 })
  const left = { 'a@example.com': 'unsubscribed', 'b@example.com': 'unsubscribed' }
  expect(await statuses(luna)).toEqual({ ...left, 'c@example.com': 'unsubscribed' })
  expect(await statuses(other)).toEqual({ 'a@example.com': 'confirmed' })
  // The same file has nothing new to say, and taking it back brings nobody onto the list.
  expect((await check(luna, csv, 'listmonk-list')).findings).toMatchObject({ willMake: 0 })
  await undo(luna, id)
  expect(await take(luna, 'Email\nc@example.com\n')).toMatchObject({ made: 0 })
  expect(await take(other, 'Email\nc@example.com\n')).toMatchObject({ made: 1 })
})

it('adds nobody again after an undo of whom it was never declared that they agreed', async () => {
  const luna = await newSite('Luna')
  const csv = 'Email\nada@example.com\n'
  const first = await take(luna, csv)
  const { id } = await check(luna, csv)
  // Known by then, so nothing had to be declared.
  await call(luna, 'POST', `/${id}/start`, { choices: {} })
  await finish(luna, id)
  await undo(luna, first.id)
  await undo(luna, id)
  await call(luna, 'POST', `/${id}/start`, { choices: {} })
  expect(await finish(luna, id)).toMatchObject({ made: 0 })
  expect(await subscribers(luna)).toEqual([])
})

it('leaves away who left a list that is gone, until they come back by themselves', async () => {
  const luna = await newSite('Luna')
  await add(luna, 'left@example.com', 'unsubscribed')
  await payload.delete({ collection: slugs.emailLists, id: luna.list })
  const again = { ...luna, list: await newList(luna) }
  const csv = 'Email\nleft@example.com\n'
  expect(await take(again, csv)).toMatchObject({ made: 0 })

  // Another may have written their address into the form of a list that asks nobody to confirm.
  await joinByForm(luna, again.list, 'left@example.com', async () =>
    expect(await statuses(again)).toEqual({ 'left@example.com': 'pending' }),
  )
  expect(await take({ ...luna, list: await newList(luna, 'Third') }, csv)).toMatchObject({
    made: 1,
  })
})

it('leaves away who deleted their account, though not on other sites', async () => {
  const [luna, kito] = [await newSite('Luna'), await newSite('Kito')]
  const { deleteAccount } = await import('@/plugins/public-api/account-data/delete-account')
  const fan = await createVisitor(payload, luna.profile.id, { isConfirmed: true })
  await take(luna, fan.email)
  const req = await createLocalReq({}, payload)
  await deleteAccount(req, { id: fan.id, profileId: luna.profile.id } as never)
  expect(await subscribers(luna)).toEqual([])
  expect(await take(luna, fan.email)).toMatchObject({ made: 0 })
  expect(await take(kito, fan.email)).toMatchObject({ made: 1 })
})

it('brings back what was exported, but nobody who left or never confirmed', async () => {
  const luna = await newSite('Luna')
  await take(luna, "Email,Name\n'+a@example.com,-Ann Lee\nada@example.com,\n")
  await add(luna, 'left@example.com', 'unsubscribed')
  await add(luna, 'asked@example.com', 'pending')
  const { text: csv } = await rest('GET', `/api/email-lists/${luna.list}/export`, {
    token: luna.owner.token,
  })
  const other = { ...luna, list: await newList(luna, 'Other') }
  const { made, findings } = await take(other, csv)
  expect(findings).toMatchObject({ leavers: 1, firstLeftOut: [{ note: text.notConfirmed }] })
  expect(made).toBe(3)
  expect(await subscribers(other)).toMatchObject([
    { email: '+a@example.com', first: '-Ann', last: 'Lee' },
    { email: 'ada@example.com', first: null, last: null },
    { email: 'left@example.com', status: 'unsubscribed' },
  ])
  // Who left one list may be on another.
  const third = { ...luna, list: await newList(luna, 'Third') }
  expect(await take(third, 'Email\nleft@example.com\n')).toMatchObject({ made: 1 })
})

it('adds each address once when two runs go on at once', async () => {
  const luna = await newSite('Luna')
  const emails = Array.from({ length: 60 }, (_, index) => `fan${index}@example.com`)
  const { id } = await check(luna, ['Email', ...emails].join('\n'))
  await call(luna, 'POST', `/${id}/start`, { choices: { consent: true } })
  await Promise.all([runImport(payload, id), runImport(payload, id)])
  expect(await finish(luna, id)).toMatchObject({ state: 'made', made: 60 })
  expect(await subscribers(luna)).toHaveLength(60)
})

it('is for who may import, on a list of their own', async () => {
  const [luna, kito] = [await newSite('Luna'), await newSite('Kito')]
  const begin = (token: string, listId: string | null) =>
    rest<ErrorBody>('POST', `/api/profiles/${luna.profile.id}/imports`, {
      token,
      body: { importer: 'kit-list', fileName: 'a.csv', size: 10, listId },
    })
  const none = await begin(luna.owner.token, null)
  expect([none.status, none.json.errors?.[0]?.message]).toEqual([400, words.choose])
  expect((await begin(luna.owner.token, kito.list)).status).toBe(404)
  expect((await begin(kito.owner.token, luna.list)).status).toBe(404)
  const editor = await createStaff(payload, { [luna.profile.id]: 'editor' })
  expect((await begin(editor.token, luna.list)).status).toBe(403)
  expect((await begin(luna.visitor.token, luna.list)).status).toBe(401)
  expect((await begin(luna.owner.token, luna.list)).status).toBe(201)
})
