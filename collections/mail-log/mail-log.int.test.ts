import { createLocalReq } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { queueMail } from '@/src/server/mail/queue-mail'
import { bootTestPayload, type TestPayload } from '@/src/testing/boot-test-payload'
import { createPlatformAdmin, createTenant } from '@/src/testing/factories'
import { rest } from '@/src/testing/rest'

type Listed = { docs: { id: string; subject: string; kind: string; text?: string }[] }

let test: TestPayload
let luna: Awaited<ReturnType<typeof createTenant>>

beforeAll(async () => {
  test = await bootTestPayload()
  luna = await createTenant(test.payload, 'Luna')
  await rest('POST', '/api/public/passwords/forgot', {
    host: luna.host,
    body: { profileId: luna.profile.id, email: luna.visitor.email },
  })
  await queueMail(await createLocalReq({}, test.payload), {
    profileId: luna.profile.id,
    to: luna.visitor.email,
    subject: 'Your order',
    text: 'Thank you',
    html: '<p>Thank you</p>',
    kind: 'receipt',
    dedupeKey: 'receipt',
  })
})
afterAll(() => test.close())

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
  const { token } = await createPlatformAdmin(test.payload)
  expect((await list('where[text][like]=token', token)).text).toContain('/reset-password?token=')
})
