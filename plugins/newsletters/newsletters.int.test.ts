import { beforeEach, describe, expect, it } from 'vitest'
import { openNewsletters, soon } from '@/plugins/newsletters/testing/open-newsletters'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { slugs } from '@/src/core/slugs'
import { advanceNewsletters } from '@/src/server/newsletters/newsletter-progress'
import { sendNewsletter } from '@/src/server/newsletters/send-newsletter'
import { createVisitor } from '@/src/testing/factories'
import { createMembership, createTier } from '@/src/testing/posts'
import { rest } from '@/src/testing/rest'
import { payload } from '@/src/testing/test-payload'

const { luna, kito, current, write, call, join, mails, jobs } = await openNewsletters()

const stored = () =>
  payload.findByID({
    collection: slugs.newsletters,
    id: current.newsletter,
    depth: 0,
    showHiddenFields: true,
  })

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
    await sendNewsletter(payload, current.newsletter)
    await sendNewsletter(payload, current.newsletter)
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
      list: current.list,
      firstName: 'Filed',
      status: 'confirmed',
    } as const
    for (const email of [sure?.email ?? '', unsure?.email ?? '']) {
      await payload.create({ collection: slugs.subscribers, data: { ...named, email } })
    }
    await call('POST', '/send')
    await sendNewsletter(payload, current.newsletter)
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
    await sendNewsletter(payload, current.newsletter)
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
    await sendNewsletter(payload, current.newsletter)
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
    await Promise.all([
      sendNewsletter(payload, current.newsletter),
      sendNewsletter(payload, current.newsletter),
    ])
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
    await sendNewsletter(payload, current.newsletter)
    expect((await mails()).map(({ to }) => to)).toEqual(['bob@example.com'])
  })

  it('leaves what is on its way, or was sent, as it is', async () => {
    await call('POST', '/send')
    expect((await call('PATCH', '', { subject: 'Other' })).status).toBe(403)
    expect((await call('DELETE', '')).status).toBe(403)
    await sendNewsletter(payload, current.newsletter)
    await advanceNewsletters(payload)
    expect((await call('PATCH', '', { subject: 'Other' })).status).toBe(403)
    expect((await stored()).subject).toBe('New songs')
  })

  it('counts who left since, by the link of their mail', async () => {
    await call('POST', '/send')
    await sendNewsletter(payload, current.newsletter)
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
    current.newsletter = await write({ list: current.list, subject: 'The next one' })
    expect((await call('GET', '/audience')).json).toEqual({ count: 1, unfinished: [] })
    expect((await call('GET', '/progress')).json.unsubscribed).toBe(0)
  })
})

it('takes what waits for somebody who leaves out of the queue, and nothing else', async () => {
  await join('ada@example.com')
  await join('bob@example.com')
  await call('POST', '/send')
  await sendNewsletter(payload, current.newsletter)
  const key = `newsletter:${current.newsletter}`
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
  const former = current.list
  current.list = other
  await join('bob@example.com', 'unsubscribed')
  current.list = former
  await leave()
  expect(await waiting()).toEqual(['not sent: unsubscribed', 'queued'])
})

describe('what is not ready', () => {
  it('says that nobody would get it, and can be sent again with another text', async () => {
    await call('POST', '/send')
    await sendNewsletter(payload, current.newsletter)
    expect((await call('GET', '/progress')).json).toMatchObject({
      state: 'draft',
      problem: ownerMessages.newsletters.noReceivers,
    })
    await join('ada@example.com')
    await call('PATCH', '', { text: 'Something else' })
    expect((await call('POST', '/send')).json).toMatchObject({ state: 'sending', problem: '' })
    await sendNewsletter(payload, current.newsletter)
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
    const made = await write({ list: current.list, state: 'sending', audience: 'post' })
    current.newsletter = made
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
      current.newsletter = await write(data)
      await call('POST', '/send')
      await sendNewsletter(payload, current.newsletter)
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
