import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type PayloadRequest } from 'payload'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { slugs } from '@/src/core/slugs'
import { dropUnwanted, isStillWanted } from '@/src/server/mail/is-still-wanted'
import { notReached } from '@/src/server/mail/mail-failure'
import { closeMailTransport } from '@/src/server/mail/mail-transport'
import { queueMail } from '@/src/server/mail/queue-mail'
import {
  type MailingReceiver,
  type MailingToQueue,
  mailingFailure,
  mailingProgress,
  queueMailing,
} from '@/src/server/mail/queue-mailing'
import { sendDueMails } from '@/src/server/mail/send-due-mails'
import { txDb, withTx } from '@/src/server/transaction'
import { setEnvironment } from '@/src/testing/environment'
import { createEvent } from '@/src/testing/event-factories'
import { createTenant } from '@/src/testing/factories'
import { startMailServer } from '@/src/testing/mail-server'
import { payload } from '@/src/testing/test-payload'

let req: PayloadRequest

const smtp = await startMailServer()
setEnvironment({ SMTP_URL: smtp.url, MAIL_FROM: 'shop@example.com' })
const luna = await createTenant(payload, 'Luna')
const kito = await createTenant(payload, 'Kito')
beforeEach(async () => {
  smtp.mails.length = 0
  smtp.answer = () => undefined
  req = await createLocalReq({}, payload)
  await payload.db.pool.query('delete from mail_log')
})
afterAll(async () => {
  closeMailTransport()
  await smtp.close()
})

const one = (email: string, values: Record<string, string> = {}): MailingReceiver => ({
  email,
  values,
  unsubscribeUrl: `https://luna.example/leave?who=${email}&now=1`,
})

const many = (count: number, from = 0) =>
  Array.from({ length: count }, (_, n) => one(`fan-${from + n}@example.com`))

const news = (key: string, receivers: MailingToQueue['receivers'], more = {}): MailingToQueue => ({
  profileId: luna.profile.id,
  key,
  kind: 'newsletter',
  about: null,
  subject: 'News for {{firstName}}',
  html: '<p>Hello {{firstName}}, <a href="{{unsubscribeUrl}}">leave</a>{{unknown}}</p>',
  text: 'Hello {{firstName}}, leave: {{unsubscribeUrl}}',
  receivers,
  ...more,
})

it('fills in one body for each receiver, and lets nobody write into it', async () => {
  await queueMailing(
    req,
    news('values', [
      one('ada@example.com', { firstName: 'Ada' }),
      one('eve@example.com', { firstName: '<b>Eve</b>\r\nBcc: x@example.com {{unsubscribeUrl}}' }),
    ]),
  )
  await sendDueMails(payload)
  const mailTo = (email: string) => smtp.mails.find(({ receivers }) => receivers[0] === email)
  expect(mailTo('ada@example.com')).toMatchObject({ subject: 'News for Ada' })
  expect(mailTo('ada@example.com')?.html).toBe(
    '<p>Hello Ada, <a href="https://luna.example/leave?who=ada@example.com&amp;now=1">leave</a></p>',
  )
  expect(mailTo('ada@example.com')?.text?.trim()).toBe(
    'Hello Ada, leave: https://luna.example/leave?who=ada@example.com&now=1',
  )
  const toEve = mailTo('eve@example.com')
  expect(toEve?.html).toContain('&lt;b&gt;Eve&lt;/b&gt;')
  expect(toEve?.html).toContain('x@example.com {{unsubscribeUrl}}, <a')
  expect(toEve?.subject).toBe('News for <b>Eve</b> Bcc: x@example.com {{unsubscribeUrl}}')
  expect(toEve?.head).not.toMatch(/^Bcc:/im)
  expect(toEve?.head).toMatch(/^Precedence: bulk$/im)
  expect(toEve?.head).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  expect(toEve?.head).toMatch(/^List-ID: "?Luna"? <newsletter\.luna-/im)
})

it('queues each address once per key, and those who were missing when it is asked again', async () => {
  async function* batches() {
    yield many(1500)
    yield [...many(3), one('FAN-1@example.com')]
  }
  expect(await queueMailing(req, news('once', batches()))).toEqual({ queued: 1500 })
  const again = news('once', many(2000), { html: 'Something else' })
  expect(await queueMailing(req, again)).toEqual({ queued: 500 })
  expect(await queueMailing(req, news('other', many(2)))).toEqual({ queued: 2 })
  expect(await mailingProgress(req, 'once')).toEqual({
    queued: 2000,
    sent: 0,
    failed: 0,
    not_sent: 0,
  })
  const { rows } = await payload.db.pool.query<{ html: string }>(
    `select html from mail_bodies where key = 'once'`,
  )
  expect(rows).toHaveLength(1)
  expect(rows[0]?.html).toContain('Hello {{firstName}}')
})

it('sends nothing to who left the list meanwhile or is on it no more, and still what they want', async () => {
  const { pool } = payload.db
  const profile = luna.profile.id
  const listOf = async (name: string) => {
    const data = { profile, name }
    const list = (await payload.create({ collection: slugs.emailLists, data })).id
    const subscriber = { profile, list, email: 'ada@example.com', status: 'confirmed' as const }
    await payload.create({ collection: slugs.subscribers, data: subscriber })
    const words = {
      profile,
      list,
      subject: name,
      text: name,
      audience: 'list' as const,
      rev: 0,
      state: 'draft' as const,
    }
    const { id } = await payload.create({ collection: slugs.newsletters, data: words })
    const about = { type: slugs.newsletters, id }
    await queueMailing(req, news(name, [one('Ada@example.com')], { about, subject: name }))
    return list
  }
  const left = await listOf('Left')
  await listOf('Kept')
  const gone = await listOf('Gone')
  await payload.delete({ collection: slugs.emailLists, id: gone })
  const takenOff = await listOf('Taken off')
  await payload.delete({
    collection: slugs.subscribers,
    where: { list: { equals: takenOff } },
  })
  await pool.query(
    `update subscribers set status = 'unsubscribed', unsubscribed_at = now() where list_id = $1`,
    [left],
  )
  await sendDueMails(payload)
  expect(smtp.mails.map(({ subject }) => subject)).toEqual(['Kept'])
  const { rows } = await pool.query(
    `select subject, state, error from mail_log where subject in ('Left', 'Gone', 'Taken off')
     order by subject`,
  )
  const notSent = { state: 'not_sent', error: 'not sent: unsubscribed' }
  expect(rows).toEqual(['Gone', 'Left', 'Taken off'].map((subject) => ({ subject, ...notSent })))
})

it('asks by indexes alone, just before each mail goes, whether it is still wanted', async () => {
  const data = { profile: luna.profile.id, name: 'Long' }
  const { id: list } = await payload.create({ collection: slugs.emailLists, data })
  const { id: show } = await createEvent(payload, luna.profile.id, {})
  const client = await payload.db.pool.connect()
  try {
    await client.query('begin')
    await client.query(
      `insert into subscribers (profile_id, list_id, email, status)
       select $1, $2, 'fan-' || n || '@example.com', 'confirmed' from generate_series(1, 5000) n`,
      [luna.profile.id, list],
    )
    // As many as make reading all of them dear: what a table of few rows is thought to cost depends on when it was analyzed.
    await client.query(
      `insert into newsletters (profile_id, list_id, subject, audience, state, rev)
       select $1, $2, 'News', 'list', 'draft', 0 from generate_series(1, 5000) n`,
      [luna.profile.id, list],
    )
    await client.query(
      `insert into waitlist_entries (profile_id, event_id, email)
       select $1, $2, 'fan-' || n || '@example.com' from generate_series(1, 5000) n`,
      [luna.profile.id, show],
    )
    await client.query('analyze subscribers, newsletters, waitlist_entries')
    // The other tables of a test are small enough to be read whole otherwise.
    await client.query('set local enable_seqscan = off')
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(
      `explain select ${isStillWanted} from mail_log m where m.id = '${randomUUID()}'`,
    )
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    expect(plan).not.toContain('Seq Scan')
    // By the address among those of the list or of the site, not by the list or the site alone.
    expect(plan).toMatch(/_email(_1)?_idx on subscribers s /)
    expect(plan).toMatch(/_email(_1)?_idx on subscribers s_1 /)
    expect(plan).toContain('waitlist_entries_pkey on waitlist_entries w ')
  } finally {
    await client.query('rollback')
    client.release()
  }
})

it('sends nothing to who leaves while those before them are written to', async () => {
  const { pool } = payload.db
  const profile = luna.profile.id
  const data = { profile, name: 'Leaving' }
  const { id: list } = await payload.create({ collection: slugs.emailLists, data })
  const words = { profile, list, subject: 'Leaving', text: 'Leaving', rev: 0 }
  const { id } = await payload.create({
    collection: slugs.newsletters,
    data: { ...words, audience: 'list', state: 'draft' },
  })
  const fans = many(60)
  await pool.query(
    `insert into subscribers (profile_id, list_id, email, status)
     select $1, $2, unnest($3::text[]), 'confirmed'`,
    [profile, list, fans.map(({ email }) => email)],
  )
  await queueMailing(req, news('leaving', fans, { about: { type: slugs.newsletters, id } }))
  const tried = new Set<string>()
  smtp.answer = async (email) => {
    tried.add(email)
    const db = await txDb(req)
    await db.execute(
      sql`update subscribers set status = 'unsubscribed', unsubscribed_at = now() where list_id = ${list}`,
    )
    for (const fan of fans) {
      await dropUnwanted(db, { profileId: profile, email: fan.email })
    }
    return tried.size % 2 === 0 ? 451 : undefined
  }
  await sendDueMails(payload)
  expect(tried.size).toBeGreaterThan(0)
  expect(tried.size).toBeLessThan(fans.length / 2)
  const { rows } = await pool.query('select distinct state from mail_log')
  expect(rows).toEqual([{ state: 'not_sent' }])
})

it('queues nothing when the transaction fails, and for no other artist by the same key', async () => {
  const failing = withTx(req, async () => {
    await queueMailing(req, news('undone', many(5)))
    throw new Error('changed my mind')
  })
  await expect(failing).rejects.toThrow('changed my mind')
  req = await createLocalReq({}, payload)
  expect(await mailingProgress(req, 'undone')).toMatchObject({ queued: 0 })
  await queueMailing(req, news('mine', many(1)))
  const theirs = queueMailing(req, news('mine', many(1), { profileId: kito.profile.id }))
  await expect(theirs).rejects.toThrow('another profile')
})

it('counts who got it and who did not, and goes on past refused addresses', async () => {
  smtp.answer = (email) =>
    email.startsWith('fan-3@') ? 550 : email.startsWith('fan-4@') ? 451 : undefined
  await queueMailing(req, news('counts', many(250)))
  await sendDueMails(payload)
  expect(await mailingProgress(req, 'counts')).toEqual({
    queued: 1,
    sent: 248,
    failed: 1,
    not_sent: 0,
  })
  const receivers = smtp.mails.flatMap((mail) => mail.receivers)
  expect(new Set(receivers).size).toBe(248)
  expect(receivers).toHaveLength(248)
})

it('knows why the last try failed, until mails are taken again', async () => {
  smtp.answer = () => 421
  await queueMailing(req, news('outage', many(20)))
  expect(await mailingFailure(req, 'outage')).toBe('')
  expect(await sendDueMails(payload)).toBe('server away')
  expect(await mailingFailure(req, 'outage')).toBe(notReached)
  smtp.answer = () => undefined
  await sendDueMails(payload)
  expect(await mailingProgress(req, 'outage')).not.toMatchObject({ queued: 0 })
  expect(await mailingFailure(req, 'outage')).toBe('')
})

it('sends the mail that somebody waits for before the rest of a mailing', async () => {
  await queueMailing(req, news('large', many(400)))
  const sending = sendDueMails(payload)
  await queueMail(req, {
    profileId: null,
    to: 'waiting@example.com',
    subject: 'Your link',
    html: 'x',
    text: 'x',
    kind: 'password-reset',
    about: null,
    dedupeKey: 'link',
  })
  await sending
  const order = smtp.mails.map(({ receivers }) => receivers[0])
  expect(order).toHaveLength(401)
  expect(order.indexOf('waiting@example.com')).toBeLessThan(250)
})

it('sends each mail once when several workers are at it', async () => {
  await queueMailing(req, news('workers', many(500)))
  await Promise.all([sendDueMails(payload), sendDueMails(payload)])
  const receivers = smtp.mails.flatMap((mail) => mail.receivers)
  expect(receivers).toHaveLength(500)
  expect(new Set(receivers).size).toBe(500)
})

it('takes 10,000 receivers, each with a mail of the log', async () => {
  expect(await queueMailing(req, news('10,000', many(10_000)))).toEqual({ queued: 10_000 })
  expect(await mailingProgress(req, '10,000')).toMatchObject({ queued: 10_000 })
})
