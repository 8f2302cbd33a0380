import { createLocalReq, type PayloadRequest } from 'payload'
import { expect, it } from 'vitest'
import { slugs } from '@/src/core/slugs'
import { queueMail } from '@/src/server/mail/queue-mail'
import { queueMailing } from '@/src/server/mail/queue-mailing'
import { readMail } from '@/src/server/mail/read-mail'
import { createPlatformAdmin, createTenant } from '@/src/testing/factories'
import { rest } from '@/src/testing/rest'
import { payload } from '@/src/testing/test-payload'

type Listed = { docs: { id: string; subject: string; kind: string; text?: string }[] }

const luna = await createTenant(payload, 'Luna')
await rest('POST', '/api/public/passwords/forgot', {
  host: luna.host,
  body: { profileId: luna.profile.id, email: luna.visitor.email },
})
await queueMail(await createLocalReq({}, payload), {
  profileId: luna.profile.id,
  to: luna.visitor.email,
  subject: 'Your order',
  text: 'Thank you',
  html: '<p>Thank you</p>',
  kind: 'receipt',
  about: null,
  dedupeKey: 'receipt',
})

const list = (query: string, token: string) =>
  rest<Listed>('GET', `/api/mail-log?${query}`, { token })

it('shows owners that a reset link was mailed, but not the link', async () => {
  const { json, text } = await list('', luna.owner.token)
  expect(json.docs.map(({ kind }) => kind).sort()).toEqual(['password-reset', 'receipt'])
  expect(text).not.toContain('token=')
  expect(json.docs.find(({ kind }) => kind === 'receipt')?.text).toBe('Thank you')

  const mail = json.docs.find(({ kind }) => kind === 'password-reset')
  const one = await rest('GET', `/api/mail-log/${mail?.id}`, { token: luna.owner.token })
  expect(one.status).toBe(200)
  expect(one.text).not.toContain('token=')
})

it.each([
  'select[text]=true&select[html]=true',
  'where[text][like]=token',
  'where[html][like]=token',
  'sort=text',
  'sort=-html',
])('lets owners not find out the link by ?%s', async (query) => {
  const { json, text } = await list(query, luna.owner.token)
  expect(text).not.toContain('token=')
  expect(query.startsWith('select') ? [] : (json.docs ?? [])).toEqual([])
})

it('lets the platform admin read the link, for installations that send no mail', async () => {
  const { token } = await createPlatformAdmin(payload)
  expect((await list('where[text][like]=token', token)).text).toContain('/reset-password?token=')
})

async function reqOf(ownerId: string): Promise<PayloadRequest> {
  const owner = await payload.findByID({ collection: slugs.users, id: ownerId })
  return createLocalReq({ user: { ...owner, collection: slugs.users } }, payload)
}

async function idOf(kind: string): Promise<string> {
  const { docs } = await payload.find({
    collection: slugs.mailLog,
    where: { kind: { equals: kind } },
  })
  expect(docs[0]).toMatchObject({ state: 'not_sent', tries: 0, nextTryAt: null })
  return docs[0]?.id ?? ''
}

it('shows owners their mails as they were written, sent or not, and secret ones never', async () => {
  await queueMailing(await createLocalReq({}, payload), {
    profileId: luna.profile.id,
    key: 'news',
    kind: 'newsletter',
    about: null,
    subject: 'News',
    html: `<p>Hello {{firstName}}</p><img src="http://${luna.host}/a.png" alt="">`,
    text: 'Hello {{firstName}}',
    receivers: [{ email: 'ada@example.com', values: { firstName: '<Ada>' } }],
  })
  const req = await reqOf(luna.owner.id)
  expect(await readMail(req, await idOf('newsletter'))).toEqual({
    // Pictures come from the admin's own origin, which has them too.
    html: '<p>Hello &lt;Ada&gt;</p><img src="/a.png" alt="">',
    text: 'Hello <Ada>',
    attachments: [],
  })
  expect((await readMail(req, await idOf('receipt')))?.html).toBe('<p>Thank you</p>')
  expect(await readMail(req, await idOf('password-reset'))).toBeNull()

  const kito = await createTenant(payload, 'Kito')
  const foreign = readMail(await reqOf(kito.owner.id), await idOf('newsletter'))
  await expect(foreign).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

it('says why nothing can be sent again where no mail server is set up', async () => {
  const id = await idOf('receipt')
  const { status, json } = await rest<{ message: string }>(
    'POST',
    `/api/mail-log/${id}/send-again`,
    { token: luna.owner.token, body: {} },
  )
  expect(status).toBe(409)
  expect(json.message).toBe('No mail server is set up here yet, so nothing can be sent.')
})
