import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { NewsletterProgress } from '@/src/core/contracts/audience/newsletters'
import type { ErrorBody } from '@/src/core/errors'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { slugs } from '@/src/core/slugs'
import { advanceNewsletters } from '@/src/server/newsletters/newsletter-progress'
import { sendNewsletter } from '@/src/server/newsletters/send-newsletter'
import { createTenant, createVisitor } from '@/src/testing/factories'
import { createMembership, createTier } from '@/src/testing/posts'
import { rest } from '@/src/testing/rest'
import { payload } from '@/src/testing/test-payload'

type Tenant = Awaited<ReturnType<typeof createTenant>>
type Answer = NewsletterProgress & ErrorBody & { count: number; to: string }

let luna: Tenant
let kito: Tenant
let list: string
let newsletter: string

beforeAll(async () => {
  luna = await createTenant(payload, 'Luna')
  kito = await createTenant(payload, 'Kito')
})

beforeEach(async () => {
  const data = { profile: luna.profile.id, name: 'News' }
  list = (await payload.create({ collection: slugs.emailLists, data })).id
  newsletter = await write({ list })
})

async function write(data: Record<string, unknown>): Promise<string> {
  const { json } = await rest<{ doc: { id: string } }>('POST', '/api/newsletters?depth=0', {
    token: luna.owner.token,
    body: {
      profile: luna.profile.id,
      subject: 'New songs',
      previewText: 'Three of them',
      text: 'Hello!\n\nThree <new> songs.',
      audience: 'list',
      ...data,
    },
  })
  return json.doc.id
}

const call = (method: string, path: string, body?: unknown, token = luna.owner.token) =>
  rest<Answer>(method, `/api/newsletters/${newsletter}${path}`, { token, body })

const stored = () =>
  payload.findByID({
    collection: slugs.newsletters,
    id: newsletter,
    depth: 0,
    showHiddenFields: true,
  })

const join = (email: string, status: 'confirmed' | 'pending' | 'unsubscribed' = 'confirmed') =>
  payload.create({
    collection: slugs.subscribers,
    data: { profile: luna.profile.id, list, email, status },
  })

async function mails() {
  const { rows } = await payload.db.pool.query<{
    to: string
    subject: string
    html: string
    text: string
    unsubscribe_url: string
    values: { leaveToken: string; firstName: string }
  }>(
    `select "to", subject, "values", mail_log.unsubscribe_url, mail_bodies.html, mail_bodies.text
     from mail_log join mail_bodies on mail_bodies.id = body_id
     where mail_bodies.key = $1 order by "to"`,
    [`newsletter:${newsletter}`],
  )
  return rows
}

async function jobs() {
  const { rows } = await payload.db.pool.query<{ start_after: Date }>(
    `select start_after from jobs.job
     where name = 'send-newsletter' and data->>'newsletterId' = $1`,
    [newsletter],
  )
  return rows
}

describe('sending', () => {
  beforeEach(async () => {
    await join('ada@example.com')
    await join('bob@example.com')
    await join('asked@example.com', 'pending')
    await join('left@example.com', 'unsubscribed')
  })

  it('says how many would get it', async () => {
    expect((await call('GET', '/audience')).json).toEqual({ count: 2, unfinished: [] })
  })

  it('writes one mail to each who confirmed, with a way out of their own', async () => {
    const sent = await call('POST', '/send')
    expect([sent.status, sent.json.state, sent.json.receivers]).toEqual([200, 'sending', null])
    await sendNewsletter(payload, newsletter)
    await sendNewsletter(payload, newsletter)
    const written = await mails()
    expect(written.map(({ to }) => to)).toEqual(['ada@example.com', 'bob@example.com'])
    const [ada] = written
    expect(ada?.subject).toBe('New songs')
    expect(ada?.html).toContain('Three &lt;new&gt; songs.')
    expect(ada?.html).toContain('Three of them')
    const page = `http://${luna.host}/email-list/unsubscribe?token={{leaveToken}}`
    expect(ada?.html).toContain(`href="${page}"`)
    expect(ada?.text).toContain(page)
    expect(ada?.text).toContain('because you joined the email list of Luna')
    expect(new Set(written.map((mail) => mail.unsubscribe_url)).size).toBe(2)
    expect(JSON.stringify(ada?.values)).not.toContain('ada@')
  })

  it('calls people by the name of their account, else by that of the artist’s file', async () => {
    const [sure, unsure] = await Promise.all(
      [true, false].map((isConfirmed) => createVisitor(payload, luna.profile.id, { isConfirmed })),
    )
    const named = {
      profile: luna.profile.id,
      list,
      firstName: 'Filed',
      status: 'confirmed',
    } as const
    for (const email of [sure?.email ?? '', unsure?.email ?? '']) {
      await payload.create({ collection: slugs.subscribers, data: { ...named, email } })
    }
    await call('POST', '/send')
    await sendNewsletter(payload, newsletter)
    const names = Object.fromEntries(
      (await mails()).map(({ to, values }) => [to, values.firstName]),
    )
    expect(names).toEqual({
      'ada@example.com': ownerMessages.newsletters.noFirstName,
      'bob@example.com': ownerMessages.newsletters.noFirstName,
      [sure?.email ?? '']: 'Ada',
      // Anybody can sign up with this address.
      [unsure?.email ?? '']: 'Filed',
    })
  })

  it('tells how far it is, in plain counts', async () => {
    await call('POST', '/send')
    await sendNewsletter(payload, newsletter)
    const { json } = await call('GET', '/progress')
    // There is no mail server in tests.
    expect(json).toMatchObject({
      state: 'sent',
      receivers: 2,
      queued: 0,
      sent: 0,
      notSent: 2,
      failed: 0,
      unsubscribed: 0,
    })
    await advanceNewsletters(payload)
    expect(await stored()).toMatchObject({ state: 'sent', sentAt: expect.any(String) })
  })

  it('is not through as long as a mail waits', async () => {
    await call('POST', '/send')
    await sendNewsletter(payload, newsletter)
    await payload.db.pool.query(
      `update mail_log set state = 'queued' where "to" = 'bob@example.com'`,
    )
    await advanceNewsletters(payload)
    expect((await call('GET', '/progress')).json).toMatchObject({ state: 'sending', queued: 1 })
  })

  it('happens once, when two ask at the same time and the job runs twice', async () => {
    const answers = await Promise.all([call('POST', '/send'), call('POST', '/send')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.json.message).toBe(
      ownerMessages.newsletters.alreadyOnItsWay,
    )
    expect(await jobs()).toHaveLength(1)
    await Promise.all([sendNewsletter(payload, newsletter), sendNewsletter(payload, newsletter)])
    expect(await mails()).toHaveLength(2)
    await advanceNewsletters(payload)
    expect((await call('POST', '/send')).status).toBe(409)
    expect((await call('POST', '/schedule', { at: soon() })).status).toBe(409)
    expect(await mails()).toHaveLength(2)
  })

  it('writes to anyone who is on the list then, not when it was asked for', async () => {
    await call('POST', '/send')
    await payload.db.pool.query(
      `update subscribers set status = 'unsubscribed' where email = 'ada@example.com'`,
    )
    await sendNewsletter(payload, newsletter)
    expect((await mails()).map(({ to }) => to)).toEqual(['bob@example.com'])
  })

  it('leaves what is on its way, or was sent, as it is', async () => {
    await call('POST', '/send')
    expect((await call('PATCH', '', { subject: 'Other' })).status).toBe(403)
    expect((await call('DELETE', '')).status).toBe(403)
    await sendNewsletter(payload, newsletter)
    await advanceNewsletters(payload)
    expect((await call('PATCH', '', { subject: 'Other' })).status).toBe(403)
    expect((await stored()).subject).toBe('New songs')
  })

  it('counts who left since, by the link of their mail', async () => {
    await call('POST', '/send')
    await sendNewsletter(payload, newsletter)
    const [ada] = await mails()
    const { pathname, search } = new URL(ada?.unsubscribe_url ?? '')
    for (const _again of [1, 2]) {
      const left = await rest('POST', pathname + search, {
        host: luna.host,
        rawBody: 'List-Unsubscribe=One-Click',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      })
      expect([left.status, left.text]).toEqual([204, ''])
    }
    expect((await call('GET', '/progress')).json.unsubscribed).toBe(1)
    newsletter = await write({ list, subject: 'The next one' })
    expect((await call('GET', '/audience')).json).toEqual({ count: 1, unfinished: [] })
    expect((await call('GET', '/progress')).json.unsubscribed).toBe(0)
  })
})

const soon = (minutes = 60) => new Date(Date.now() + minutes * 60_000).toISOString()
const passes = (ago = '1 second') =>
  payload.db.pool.query(
    `update newsletters set scheduled_at = now() - interval '${ago}' where id = $1`,
    [newsletter],
  )

it('takes what waits for somebody who leaves out of the queue, and nothing else', async () => {
  await join('ada@example.com')
  await join('bob@example.com')
  await call('POST', '/send')
  await sendNewsletter(payload, newsletter)
  const key = `newsletter:${newsletter}`
  const { pool } = payload.db
  const inQueue = () =>
    pool.query(
      `update mail_log set state = 'queued', error = null, next_try_at = now() + interval '1 hour'
       where body_id = (select id from mail_bodies where key = $1)`,
      [key],
    )
  const waiting = async () => {
    const { rows } = await pool.query<{ state: string; error: string | null }>(
      `select state, error from mail_log
       where body_id = (select id from mail_bodies where key = $1) order by "to"`,
      [key],
    )
    return rows.map(({ state, error }) => error ?? state)
  }
  await inQueue()
  const [ada] = await mails()
  const { pathname, search } = new URL(ada?.unsubscribe_url ?? '')
  const leave = () =>
    rest('POST', pathname + search, {
      host: luna.host,
      rawBody: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
  const other = (
    await payload.create({
      collection: slugs.emailLists,
      data: { profile: luna.profile.id, name: 'Other' },
    })
  ).id
  const former = list
  list = other
  await join('bob@example.com', 'unsubscribed')
  list = former
  await leave()
  expect(await waiting()).toEqual(['not sent: unsubscribed', 'queued'])
})

describe('a moment to come', () => {
  beforeEach(() => join('ada@example.com'))

  it('is kept, moved and called off', async () => {
    const first = soon()
    expect((await call('POST', '/schedule', { at: first })).json).toMatchObject({
      state: 'scheduled',
      scheduledAt: first,
    })
    await sendNewsletter(payload, newsletter)
    expect(await mails()).toEqual([])
    const later = soon(120)
    expect((await call('POST', '/schedule', { at: later })).json.scheduledAt).toBe(later)
    expect((await call('PATCH', '', { subject: 'Other' })).status).toBe(403)
    expect((await call('POST', '/cancel')).json).toMatchObject({
      state: 'cancelled',
      scheduledAt: null,
    })
    await sendNewsletter(payload, newsletter)
    expect(await mails()).toEqual([])
    expect((await call('POST', '/cancel')).status).toBe(409)
    expect((await call('PATCH', '', { subject: 'Other' })).status).toBe(200)
  })

  it('sends when it has come, by its job or by the process that finds that it was lost', async () => {
    const at = soon()
    await call('POST', '/schedule', { at })
    expect((await jobs()).map(({ start_after }) => start_after.toISOString())).toEqual([at])
    await passes('5 minutes')
    await payload.db.pool.query('delete from jobs.job')
    await advanceNewsletters(payload)
    await advanceNewsletters(payload)
    expect(await jobs()).toHaveLength(1)
    await sendNewsletter(payload, newsletter)
    expect(await mails()).toHaveLength(1)
    expect((await call('POST', '/cancel')).status).toBe(409)
  })

  it('is either called off or sent when both happen at once', async () => {
    await call('POST', '/schedule', { at: soon() })
    await passes()
    const [cancelled] = await Promise.all([
      call('POST', '/cancel'),
      sendNewsletter(payload, newsletter),
    ])
    expect(await mails()).toHaveLength(cancelled.status === 200 ? 0 : 1)
  })

  it.each([
    ['in the past', () => soon(-1), ownerMessages.newsletters.dateInPast],
    ['too far ahead', () => soon(600 * 24 * 60), ownerMessages.newsletters.dateTooFar],
  ])('is refused %s', async (_name, at, message) => {
    const { status, json } = await call('POST', '/schedule', { at: at() })
    expect([status, json.message]).toEqual([400, message])
    expect((await call('POST', '/schedule', { at: 'tomorrow' })).status).toBe(400)
  })
})

describe('what is not ready', () => {
  it('says that nobody would get it, and can be sent again with another text', async () => {
    await call('POST', '/send')
    await sendNewsletter(payload, newsletter)
    expect((await call('GET', '/progress')).json).toMatchObject({
      state: 'draft',
      problem: ownerMessages.newsletters.noReceivers,
    })
    await join('ada@example.com')
    await call('PATCH', '', { text: 'Something else' })
    expect((await call('POST', '/send')).json).toMatchObject({ state: 'sending', problem: '' })
    await sendNewsletter(payload, newsletter)
    expect((await mails())[0]?.text).toContain('Something else')
  })

  it.each([
    [{ text: ' \n\n ' }, ownerMessages.newsletters.noText],
    [{ list: null }, ownerMessages.newsletters.listRequired],
    [{ audience: 'tiers', tiers: [] }, ownerMessages.newsletters.tiersRequired],
  ])('is refused: %j', async (change, message) => {
    await call('PATCH', '', change)
    const { status, json } = await call('POST', '/send')
    expect([status, json.message]).toEqual([409, message])
    expect((await stored()).state).toBe('draft')
  })

  it('cannot be pushed on by writing its state', async () => {
    await call('PATCH', '', { state: 'sent', receivers: 9, problem: 'x', scheduledAt: soon() })
    expect(await stored()).toMatchObject({ state: 'draft', receivers: null, scheduledAt: null })
    const made = await write({ list, state: 'sending', audience: 'post' })
    newsletter = made
    expect(await stored()).toMatchObject({ state: 'draft', post: null })
    expect((await call('POST', '/send')).status).toBe(409)
  })
})

describe('members', () => {
  it('get what is for their tier, or for all, when they confirmed their address and want it', async () => {
    const { id } = luna.profile
    const low = await createTier(payload, id, 'Low', 500)
    const high = await createTier(payload, id, 'High', 900)
    const people: Record<string, string> = {}
    for (const name of ['low', 'high', 'off', 'none', 'unconfirmed']) {
      const isConfirmed = name !== 'unconfirmed'
      const visitor = await createVisitor(payload, id, { isConfirmed })
      people[name] = visitor.email
      if (name !== 'none') {
        await createMembership(payload, id, visitor.id, name === 'high' ? high : low)
      }
      if (name === 'off') {
        const { status, json } = await rest('PATCH', '/api/accounts/me/mail-settings', {
          host: luna.host,
          headers: { authorization: `Bearer ${visitor.token}` },
          body: { news: false },
        })
        expect([status, json]).toEqual([200, { news: false, posts: true }])
      }
    }
    const receivers = async (data: Record<string, unknown>) => {
      newsletter = await write(data)
      await call('POST', '/send')
      await sendNewsletter(payload, newsletter)
      return (await mails()).map(({ to }) =>
        Object.keys(people).find((name) => people[name] === to),
      )
    }
    expect(await receivers({ audience: 'tiers', tiers: [low] })).toEqual(['low'])
    expect((await receivers({ audience: 'members' })).sort()).toEqual(['high', 'low'])

    const [mail] = await mails()
    const { pathname, search } = new URL(mail?.unsubscribe_url ?? '')
    expect((await rest('POST', pathname + search, { host: kito.host })).status).toBe(400)
    expect((await rest('POST', pathname + search, { host: luna.host })).status).toBe(204)
    expect((await call('GET', '/progress')).json.unsubscribed).toBe(1)
    expect(await receivers({ audience: 'members' })).toHaveLength(1)
  })
})

it('sends a test to the artist alone', async () => {
  await join('ada@example.com')
  const { status, json } = await call('POST', '/test')
  expect(status).toBe(200)
  const { docs } = await payload.find({
    collection: slugs.mailLog,
    where: { to: { equals: json.to } },
  })
  expect(docs[0]).toMatchObject({ subject: 'Test: New songs', kind: 'newsletter-test' })
  expect(docs[0]?.html).not.toContain('{{')
  expect((await stored()).state).toBe('draft')
  expect(await mails()).toEqual([])
})

it.each([
  ['GET', '/progress'],
  ['GET', '/audience'],
  ['POST', '/send'],
  ['POST', '/schedule'],
  ['POST', '/cancel'],
  ['POST', '/test'],
  ['PATCH', ''],
  ['DELETE', ''],
])('is for its owner alone: %s %s', async (method, path) => {
  await join('ada@example.com')
  const body = method === 'GET' ? undefined : { at: soon() }
  const before = await stored()
  expect((await call(method, path, body, kito.owner.token)).status).toBe(404)
  for (const token of [luna.visitor.token, '']) {
    expect([401, 403]).toContain((await call(method, path, body, token)).status)
  }
  expect(await stored()).toEqual(before)
})
