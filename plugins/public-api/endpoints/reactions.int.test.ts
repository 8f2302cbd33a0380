import { describe, expect, it } from 'vitest'
import type { CommentWire, PollWire, PostWire } from '@/src/core/contracts/members/post-answers'
import { accountAnswers } from '@/src/core/messages/account-answers'
import { postsMessages } from '@/src/core/messages/posts'
import { slugs } from '@/src/core/slugs'
import { createTenant, createVisitor } from '@/src/testing/factories'
import { createMembership, createPost, createTier } from '@/src/testing/posts'
import { rest } from '@/src/testing/rest'
import { payload } from '@/src/testing/test-payload'

const luna = await createTenant(payload, 'Luna')
const kito = await createTenant(payload, 'Kito')
const member = await createVisitor(payload, luna.profile.id, { isConfirmed: true })
const guest = await createVisitor(payload, luna.profile.id, { isConfirmed: true })
const tier = await createTier(payload, luna.profile.id, 'Circle', 500)
await createMembership(payload, luna.profile.id, member.id, tier)
const open = (await createPost(payload, luna.profile.id)).id
const locked = (await createPost(payload, luna.profile.id, { visibility: 'tiers', tiers: [tier] }))
  .id

type Options = { token?: string; body?: unknown; host?: string }
const call = <Body = Record<string, unknown>>(
  method: string,
  path: string,
  { host = luna.host, ...options }: Options = {},
) => rest<Body>(method, `/api/public/${path}`, { host, ...options })
const ref = (entityId: string) => ({ entityId, entityType: 'post' })
const query = (entityId: string) => `?entityId=${entityId}&entityType=post`
const status = async (...args: Parameters<typeof call>) => (await call(...args)).status

describe.each([
  ['likes', 'liked'],
  ['saves', 'saved'],
] as const)('%s', (path, flag) => {
  it('are set and taken back, however often it is said', async () => {
    const { token } = member
    const set = (method: string) => call(method, path, { token, body: ref(open) })
    const isSet = async () => (await call('GET', `${path}/status${query(open)}`, { token })).json
    for (const [method, expected] of [
      ['POST', true],
      ['POST', true],
      ['DELETE', false],
      ['DELETE', false],
    ] as const) {
      expect(await set(method)).toMatchObject({ status: 200, json: { [flag]: expected } })
      expect(await isSet()).toEqual({ [flag]: expected })
    }
  })

  it('count once however many arrive at the same time', async () => {
    const { token } = await createVisitor(payload, luna.profile.id)
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => call('POST', path, { token, body: ref(open) })),
    )
    expect(answers.map((answer) => answer.status)).toEqual(Array(50).fill(200))
    const { totalDocs } = await payload.count({
      collection: slugs.reactions,
      where: { post: { equals: open }, kind: { equals: path.slice(0, -1) } },
    })
    expect(totalDocs).toBe(1)
    if (path === 'likes') {
      expect((await call('GET', `likes/count${query(open)}`)).json).toEqual({ count: 1 })
    }
    await call('DELETE', path, { token, body: ref(open) })
  })

  it('are for those who are signed in, here, and may see the post', async () => {
    for (const asked of ['', query(open)]) {
      const ask = (token?: string) => status('GET', `${path}/status${asked}`, { token })
      expect([await ask(), await ask(kito.visitor.token)]).toEqual([401, 401])
    }
    expect(await status('POST', path, { body: ref(open) })).toBe(401)
    expect(await status('POST', path, { body: ref(open), token: kito.visitor.token })).toBe(401)
    expect(await status('POST', path, { body: ref(locked), token: luna.visitor.token })).toBe(403)
    expect(await status('POST', path, { body: ref(locked), token: member.token })).toBe(200)
    const foreign = { body: ref(open), token: kito.visitor.token, host: kito.host }
    expect(await status('POST', path, foreign)).toBe(404)
    const wrong = { body: { entityId: 'x', entityType: 'song' }, token: member.token }
    expect(await status('POST', path, wrong)).toBe(400)
  })
})

describe('comments', () => {
  const add = (content: string, token?: string, id = open) =>
    call<CommentWire>('POST', 'comments', { token, body: { ...ref(id), content } })
  const list = (token?: string, id = open) =>
    call<CommentWire[]>('GET', `comments${query(id)}`, { token })

  it('are listed oldest first, and only their writer may delete them', async () => {
    const first = await add('  First  ', member.token)
    expect(first).toMatchObject({
      status: 201,
      json: { content: 'First', fullName: 'Ada Fan', isOwn: true },
    })
    const second = await add('<b>Second</b>', guest.token)
    const contents = (await list(member.token)).json.map(({ content, isOwn }) => [content, isOwn])
    expect(contents).toEqual([
      ['First', true],
      ['<b>Second</b>', false],
    ])
    expect((await list()).json.map(({ isOwn }) => isOwn)).toEqual([false, false])
    expect((await call('GET', `comments/count${query(open)}`)).json).toEqual({ count: 2 })

    const path = `comments/${second.json.id}`
    expect(await status('DELETE', path)).toBe(401)
    expect(await status('DELETE', path, { token: member.token })).toBe(404)
    const foreign = { token: kito.visitor.token, host: kito.host }
    expect(await status('DELETE', path, foreign)).toBe(404)
    expect(await status('DELETE', path, { token: guest.token })).toBe(204)
    expect((await list()).json).toHaveLength(1)
  })

  it('are reported by anyone who is signed in', async () => {
    const { id } = (await add('Rude', member.token)).json
    const path = `comments/${id}/report`
    expect(await status('POST', path, { body: {} })).toBe(401)
    const foreign = { body: {}, token: kito.visitor.token, host: kito.host }
    expect(await status('POST', path, foreign)).toBe(404)
    expect(await status('POST', path, { body: {}, token: guest.token })).toBe(204)
    const comment = await payload.findByID({ collection: slugs.comments, id })
    expect(comment.reportedAt).toBeTruthy()
  })

  it('wait until their writer has confirmed the email', async () => {
    expect(await add('Hello', luna.visitor.token)).toMatchObject({
      status: 403,
      json: { code: 'EMAIL_NOT_CONFIRMED', message: accountAnswers.notConfirmed },
    })
    expect((await add('Hello', luna.visitor.token, locked)).json).toMatchObject({
      message: postsMessages.lockedText,
    })
  })

  it('say something, but not too much', async () => {
    expect((await add('  ', member.token)).status).toBe(400)
    expect((await add('x'.repeat(2000), member.token)).status).toBe(201)
    const tooLong = await add('x'.repeat(2001), member.token)
    expect(tooLong).toMatchObject({
      status: 400,
      json: { errors: [{ field: 'content', message: postsMessages.commentTooLong }] },
    })
  })

  it('need access to their post, to be read too', async () => {
    expect((await add('Hello', guest.token, locked)).status).toBe(403)
    expect((await list(guest.token, locked)).status).toBe(403)
    expect((await list(undefined, locked)).status).toBe(403)
    expect(await status('GET', `comments/count${query(locked)}`)).toBe(403)
    expect(await status('GET', `likes/count${query(locked)}`)).toBe(403)
    expect((await add('Hello', member.token, locked)).status).toBe(201)
    expect((await list(member.token, locked)).json).toHaveLength(1)
  })
})

describe('polls', () => {
  const newPoll = (options = {}) =>
    createPost(payload, luna.profile.id, { type: 'poll', ...options })
  const vote = (pollId: string, optionId: string, token?: string) =>
    call<PollWire>('POST', `polls/${pollId}/vote`, { token, body: { optionId } })
  const idsOf = (post: Awaited<ReturnType<typeof newPoll>>): string[] =>
    (post.poll?.options ?? []).map(({ id }) => String(id))

  it('show what others chose to those who voted, who may change their mind', async () => {
    const poll = await newPoll()
    const [one = '', two = ''] = idsOf(poll)
    const seen = async (token?: string) =>
      (await call<PostWire>('GET', `posts/${poll.id}`, { token })).json.poll
    expect(await seen(member.token)).toMatchObject({
      totalVotes: 0,
      votedOptionId: null,
      options: [{ votes: null, percent: null }, { votes: null }],
    })
    await vote(poll.id, two, luna.visitor.token)
    expect((await vote(poll.id, one, member.token)).json).toMatchObject({
      totalVotes: 2,
      votedOptionId: one,
      options: [{ percent: 50 }, { percent: 50 }],
    })
    expect((await vote(poll.id, two, member.token)).json).toMatchObject({
      totalVotes: 2,
      votedOptionId: two,
      options: [{ percent: 0 }, { percent: 100 }],
    })
    expect(await seen()).toMatchObject({ totalVotes: 2, options: [{ votes: null }, {}] })
  })

  it('count each voter once, however many votes arrive at the same time', async () => {
    const poll = await newPoll()
    const ids = idsOf(poll)
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) => vote(poll.id, ids[index % 2] ?? '', member.token)),
    )
    expect(answers.map((answer) => answer.status)).toEqual(Array(30).fill(200))
    expect((await vote(poll.id, ids[0] ?? '', member.token)).json.totalVotes).toBe(1)
  })

  it('end', async () => {
    const poll = await newPoll({ poll: { closesAt: '2026-01-01T00:00:00.000Z' } })
    const [one = ''] = idsOf(poll)
    expect(await vote(poll.id, one, member.token)).toMatchObject({
      status: 409,
      json: { code: 'POLL_CLOSED', message: 'Poll is closed' },
    })
    const { json } = await call<PostWire>('GET', `posts/${poll.id}`)
    expect(json.poll).toMatchObject({ isClosed: true, options: [{ votes: 0 }, { votes: 0 }] })
  })

  it('refuse strangers, unknown answers and other kinds of posts', async () => {
    const poll = await newPoll({ visibility: 'paid' })
    const [one = ''] = idsOf(poll)
    expect((await vote(poll.id, one)).status).toBe(401)
    expect((await vote(poll.id, one, luna.visitor.token)).status).toBe(403)
    expect((await vote(poll.id, 'nothing', member.token)).status).toBe(400)
    expect((await vote(open, one, member.token)).status).toBe(404)
    const { json } = await call<PostWire>('GET', `posts/${poll.id}`)
    expect(json).toMatchObject({ hasAccess: false, poll: { question: 'Which?' } })
  })
})
