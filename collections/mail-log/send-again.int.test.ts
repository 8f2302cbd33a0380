import { createLocalReq } from 'payload'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { slugs } from '@/src/core/slugs'
import { closeMailTransport } from '@/src/server/mail/mail-transport'
import { queueMail } from '@/src/server/mail/queue-mail'
import { queueMailing } from '@/src/server/mail/queue-mailing'
import { sendDueMails } from '@/src/server/mail/send-due-mails'
import { setEnvironment } from '@/src/testing/environment'
import { createPlatformAdmin, createTenant } from '@/src/testing/factories'
import { startMailServer } from '@/src/testing/mail-server'
import { rest } from '@/src/testing/rest'
import { payload } from '@/src/testing/test-payload'

type Answer = { queued?: number; code?: string; message?: string }

const smtp = await startMailServer()
setEnvironment({ SMTP_URL: smtp.url, MAIL_FROM: 'shop@example.com' })
const luna = await createTenant(payload, 'Luna')
const kito = await createTenant(payload, 'Kito')
beforeEach(async () => {
  await payload.db.pool.query('delete from mail_log')
  smtp.mails.length = 0
  // The mail is refused, not its receiver: they would be set aside.
  smtp.answer = () => 554
})
afterAll(async () => {
  closeMailTransport()
  await smtp.close()
})

async function failedMail(profileId: string | null, dedupeKey: string, more = {}): Promise<string> {
  await queueMail(await createLocalReq({}, payload), {
    profileId,
    to: 'fan@example.com',
    subject: 'Your order',
    html: '<p>Thank you</p>',
    text: 'Thank you',
    kind: 'receipt',
    about: null,
    dedupeKey,
    ...more,
  })
  await sendDueMails(payload)
  const { docs } = await payload.find({
    collection: slugs.mailLog,
    where: { dedupeKey: { equals: dedupeKey } },
  })
  expect(docs[0]?.state).toBe('failed')
  return docs[0]?.id ?? ''
}

const read = (id: string) => payload.findByID({ collection: slugs.mailLog, id })

const again = (id: string, token?: string) =>
  rest<Answer>('POST', `/api/mail-log/${id}/send-again`, { token, body: {} })

const allAgain = (profileId: string, token?: string) =>
  rest<Answer>('POST', '/api/mail-log/send-failed-again', { token, body: { profileId } })

it('sends a mail again that failed, once, and notes who asked for it', async () => {
  const id = await failedMail(luna.profile.id, 'one')
  smtp.answer = () => undefined
  expect(await again(id, luna.owner.token)).toMatchObject({ status: 200, json: { queued: 1 } })
  expect(await read(id)).toMatchObject({ state: 'queued', tries: 0, error: null })
  await sendDueMails(payload)
  expect(smtp.mails).toHaveLength(1)
  const mail = await read(id)
  expect(mail).toMatchObject({ state: 'sent', sentAgainBy: luna.owner.id })
  expect(Date.parse(String(mail.sentAgainAt))).toBeGreaterThan(Date.now() - 60_000)

  const twice = await again(id, luna.owner.token)
  expect(twice).toMatchObject({ status: 409, json: { code: 'CONFLICT' } })
  await sendDueMails(payload)
  expect(smtp.mails).toHaveLength(1)
})

it('sends again only for those who work for the artist', async () => {
  const id = await failedMail(luna.profile.id, 'foreign')
  expect((await again(id)).status).toBe(401)
  expect((await again(id, luna.visitor.token)).status).toBe(401)
  expect((await again(id, kito.owner.token)).status).toBe(404)
  expect((await again('no-id', luna.owner.token)).status).toBe(404)
  expect((await allAgain(luna.profile.id)).status).toBe(401)
  expect((await allAgain(luna.profile.id, kito.owner.token)).status).toBe(404)
  expect(await read(id)).toMatchObject({ state: 'failed' })
})

it('leaves mails of nobody’s site to the platform’s admin', async () => {
  const id = await failedMail(null, 'instance')
  expect((await again(id, luna.owner.token)).status).toBe(404)
  const { token } = await createPlatformAdmin(payload)
  expect((await again(id, token)).status).toBe(200)
})

it('sends all of an artist again that failed, and nobody else’s', async () => {
  const req = await createLocalReq({}, payload)
  await queueMailing(req, {
    profileId: luna.profile.id,
    key: 'news',
    kind: 'newsletter',
    about: null,
    subject: 'News',
    html: 'x',
    text: 'x',
    receivers: [1, 2, 3].map((n) => ({ email: `fan-${n}@example.com`, values: {} })),
  })
  const theirs = await failedMail(kito.profile.id, 'theirs')
  smtp.answer = () => undefined
  expect((await allAgain(luna.profile.id, luna.owner.token)).json).toEqual({ queued: 3 })
  await sendDueMails(payload)
  expect(smtp.mails.map(({ receivers }) => receivers[0]).sort()).toEqual([
    'fan-1@example.com',
    'fan-2@example.com',
    'fan-3@example.com',
  ])
  expect(await read(theirs)).toMatchObject({ state: 'failed' })
  expect((await allAgain(luna.profile.id, luna.owner.token)).json).toEqual({ queued: 0 })
})

it('does not write again to somebody who has left a list since', async () => {
  const unsubscribeUrl = 'https://luna.example/leave'
  const id = await failedMail(luna.profile.id, 'left', { to: 'Gone@example.com', unsubscribeUrl })
  const list = await payload.create({
    collection: slugs.emailLists,
    data: { profile: luna.profile.id, name: 'News' },
  })
  await payload.create({
    collection: slugs.subscribers,
    data: {
      profile: luna.profile.id,
      list: list.id,
      email: 'gone@example.com',
      status: 'unsubscribed',
      unsubscribedAt: new Date(Date.now() + 1000).toISOString(),
    },
  })
  expect((await again(id, luna.owner.token)).status).toBe(409)
  expect((await allAgain(luna.profile.id, luna.owner.token)).json).toEqual({ queued: 0 })
})

it.each([
  ['new-post', 'post_mails_off_at'],
  ['newsletter', 'news_off_at'],
] as const)('does not write a %s again to an account that wants none', async (kind, column) => {
  const { email, id: accountId } = luna.visitor
  const switchOff = (moment: Date | null) =>
    payload.db.pool.query(`update public_accounts set ${column} = $1 where id = $2`, [
      moment,
      accountId,
    ])
  const unsubscribeUrl = 'https://luna.example/leave'
  const id = await failedMail(luna.profile.id, kind, { to: email, kind, unsubscribeUrl })
  await switchOff(new Date())
  expect((await again(id, luna.owner.token)).status).toBe(409)
  expect((await allAgain(luna.profile.id, luna.owner.token)).json).toEqual({ queued: 0 })
  const receipt = await failedMail(luna.profile.id, `receipt ${kind}`, { to: email })
  expect((await again(receipt, luna.owner.token)).status).toBe(200)
  await switchOff(null)
  expect((await again(id, luna.owner.token)).status).toBe(200)
})

it('writes a newsletter to a list again to an account that wants none to members', async () => {
  const { email, id: accountId } = luna.visitor
  const req = await createLocalReq({}, payload)
  const list = await payload.create({
    collection: slugs.emailLists,
    data: { profile: luna.profile.id, name: 'News' },
  })
  await payload.create({
    collection: slugs.subscribers,
    data: { profile: luna.profile.id, list, email, status: 'confirmed' },
  })
  const newsletter = await payload.create({
    collection: slugs.newsletters,
    data: {
      profile: luna.profile.id,
      subject: 'News',
      audience: 'list',
      list,
      rev: 0,
      state: 'sent',
    },
  })
  const unsubscribeUrl = 'https://luna.example/leave'
  await queueMailing(req, {
    profileId: luna.profile.id,
    key: `newsletter:${newsletter.id}`,
    kind: 'newsletter',
    about: { type: slugs.newsletters, id: newsletter.id },
    subject: 'News',
    html: 'x',
    text: 'x',
    receivers: [{ email, values: {}, unsubscribeUrl }],
  })
  await sendDueMails(payload)
  await payload.db.pool.query('update public_accounts set news_off_at = now() where id = $1', [
    accountId,
  ])
  expect((await allAgain(luna.profile.id, luna.owner.token)).json).toEqual({ queued: 1 })
})
