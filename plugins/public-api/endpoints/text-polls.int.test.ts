import { sql } from '@payloadcms/db-postgres'
import { createLocalReq } from 'payload'
import { beforeEach, describe, expect, it } from 'vitest'
import type { PollWire } from '@/src/core/contracts/members/post-answers'
import { type PageDocument, type PageNode, rootId } from '@/src/core/page-document/schema'
import { textPollIdOf } from '@/src/core/polls/text-polls'
import { slugs } from '@/src/core/slugs'
import { runSql } from '@/src/server/transaction'
import { createProduct, createTenant, createVisitor } from '@/src/testing/factories'
import { createMembership, createPost, createTier } from '@/src/testing/posts'
import { rest } from '@/src/testing/rest'
import { payload } from '@/src/testing/test-payload'

type Tenant = Awaited<ReturnType<typeof createTenant>>

let page: string
let pollId: string
let fan: Awaited<ReturnType<typeof createVisitor>>

const luna = await createTenant(payload, 'Luna')
const kito = await createTenant(payload, 'Kito')

const node = (type: string, props: PageNode['props'] = {}, children: string[] = []): PageNode => ({
  type,
  props,
  children,
  v: 1,
})

const answers = [
  { uid: 'yes', text: 'Yes' },
  { uid: 'no', text: 'No' },
  { uid: 'both', text: 'Both' },
]

function pollNode(options = answers, uid = 'vinyl') {
  return { type: 'poll', version: 1, uid, question: 'On vinyl?', options }
}

/** A page with a text that holds a poll, inside other things as everywhere on a page. */
function pageWith(options = answers, uid = 'vinyl'): PageDocument {
  const poll = pollNode(options, uid)
  const doc = { root: { type: 'root', version: 1, children: [poll] } }
  return {
    version: 1,
    nodes: {
      [rootId]: node('root', {}, ['header', 'box', 'footer']),
      header: node('page-header'),
      box: node('container', {}, ['words']),
      words: node('text', { doc: doc as never }),
      footer: node('footer'),
    },
  }
}

async function createPage(tenant: Tenant, layout = pageWith(), status = 'published') {
  const { id } = await payload.create({
    collection: slugs.pages,
    data: {
      profile: tenant.profile.id,
      title: 'A page',
      pathname: `/page-${Math.random().toString(36).slice(2)}`,
      rev: 0,
      layout: layout as never,
      _status: status as 'published',
    },
    draft: status !== 'published',
  })
  return id
}

const save = (query: string, data: object) =>
  rest('PATCH', `/api/pages/${page}?depth=0${query}`, { token: luna.owner.token, body: data })

type Options = { token?: string; host?: string; body?: unknown }
const read = (id = pollId, { host = luna.host, token }: Options = {}) =>
  rest<PollWire>('GET', `/api/public/polls/${id}`, { host, token })
const vote = (optionId: unknown, { token = fan.token, host = luna.host }: Options = {}) =>
  rest<PollWire & { code: string }>('POST', `/api/public/polls/${pollId}/vote`, {
    host,
    token,
    body: { optionId },
  })
const percents = ({ options }: PollWire) => options.map(({ percent }) => percent)

beforeEach(async () => {
  page = await createPage(luna)
  pollId = textPollIdOf(page, 'vinyl')
  fan = await createVisitor(payload, luna.profile.id)
})

describe('a poll in a published text', () => {
  it('is read by everybody, without its result', async () => {
    const { status, json } = await read()
    expect(status).toBe(200)
    expect(json).toMatchObject({ id: pollId, question: 'On vinyl?', totalVotes: 0 })
    expect(json.votedOptionId).toBeNull()
    expect(percents(json)).toEqual([null, null, null])
  })

  it('counts one vote per account, which may change', async () => {
    expect(percents((await vote('yes')).json)).toEqual([100, 0, 0])
    const others = await Promise.all(
      ['no', 'both'].map(async (option) => {
        const { token } = await createVisitor(payload, luna.profile.id)
        return vote(option, { token })
      }),
    )
    expect(others.map(({ status }) => status)).toEqual([200, 200])
    const { json } = await read(pollId, { token: fan.token })
    expect(json).toMatchObject({ totalVotes: 3, votedOptionId: 'yes' })
    expect(percents(json)).toEqual([34, 33, 33])
    const changed = await Promise.all(Array.from({ length: 20 }, () => vote('no')))
    expect(changed.every(({ status }) => status === 200)).toBe(true)
    const after = await read(pollId, { token: fan.token })
    expect(after.json).toMatchObject({ totalVotes: 3, votedOptionId: 'no' })
    expect(percents(after.json)).toEqual([0, 67, 33])
    expect(percents((await read()).json)).toEqual([null, null, null])
  })

  it('takes votes from those who are signed in at this site only', async () => {
    expect((await vote('yes', { token: '' })).status).toBe(401)
    const { token } = await createVisitor(payload, kito.profile.id)
    expect((await vote('yes', { token })).status).toBe(401)
    // The poll of the one is unknown at the site of the other.
    expect((await vote('yes', { token, host: kito.host })).status).toBe(404)
    expect((await read(pollId, { host: kito.host })).status).toBe(404)
  })

  it.each([['gone'], [''], ['x'.repeat(41)], [7], [null]])(
    'refuses %j as an answer',
    async (option) => {
      const { status, json } = await vote(option)
      expect([status, json.code]).toEqual([400, 'VALIDATION_FAILED'])
    },
  )

  it.each(['vinyl', 'x.y', `${'1'.repeat(36)}.vinyl`, "'.vinyl", '..', '%00.vinyl'])(
    'there is no poll %j',
    async (id) => {
      expect((await read(encodeURIComponent(id))).status).toBe(404)
    },
  )

  it('keeps apart what copies of a page ask', async () => {
    await vote('yes')
    const copy = await createPage(luna)
    expect((await read(textPollIdOf(copy, 'vinyl'))).json.totalVotes).toBe(0)
    expect((await read()).json.totalVotes).toBe(1)
  })

  it('lists the vote in what a fan takes along', async () => {
    await vote('both')
    const { text } = await rest('GET', '/api/accounts/me/export', {
      host: luna.host,
      token: fan.token,
    })
    expect(text).toContain('"question":"On vinyl?","choice":"Both"')
  })
})

describe('what the artist sees of the votes', () => {
  const votes = (token?: string) =>
    rest<{ polls: unknown }>('GET', `/api/pages/${page}/poll-votes`, { token })

  it('are counts by answer, and nobody’s name', async () => {
    expect((await votes(luna.owner.token)).json).toEqual({ polls: { vinyl: {} } })
    await vote('yes')
    const { json, text } = await votes(luna.owner.token)
    expect(json).toEqual({ polls: { vinyl: { yes: 1 } } })
    expect(text).not.toContain(fan.id)
  })

  it('is shown to nobody else', async () => {
    expect((await votes(kito.owner.token)).status).toBe(404)
    expect((await votes()).status).toBe(401)
    expect((await votes(fan.token)).status).toBe(401)
  })
})

describe('changes of the page', () => {
  it('count when they are published, not before', async () => {
    await vote('yes')
    const two = pageWith(answers.slice(1))
    await save('&draft=true&autosave=true', { layout: two, rev: 1 })
    expect((await read()).json.options).toHaveLength(3)
    expect((await vote('yes')).status).toBe(200)

    expect((await save('', { layout: two, _status: 'published' })).status).toBe(200)
    const { json } = await read(pollId, { token: fan.token })
    // The vote for what is gone counts no longer, and may be given again.
    expect(json).toMatchObject({ totalVotes: 0, votedOptionId: null })
    expect((await vote('yes')).status).toBe(400)
    expect(percents((await vote('no')).json)).toEqual([100, 0])
  })

  it('are noticed whatever the caller asks to be told', async () => {
    const layout = pageWith(answers, 'other')
    await save('&select[title]=true', { layout, _status: 'published' })
    expect((await read()).status).toBe(404)
    expect((await read(textPollIdOf(page, 'other'))).status).toBe(200)
  })

  it('close a poll with its page, and bring its votes back with it', async () => {
    await vote('yes')
    await save('', { _status: 'draft' })
    expect((await vote('yes')).status).toBe(404)
    await save('', { _status: 'published' })
    expect((await read()).json.totalVotes).toBe(1)
  })

  it('leave polls out that nobody could answer, and drafts', async () => {
    const short = await createPage(luna, pageWith(answers.slice(0, 1)))
    const draft = await createPage(luna, pageWith(), 'draft')
    for (const id of [short, draft]) {
      expect((await read(textPollIdOf(id, 'vinyl'))).status).toBe(404)
    }
  })

  it('take poll and votes along when the page is deleted', async () => {
    await vote('yes')
    await payload.delete({ collection: slugs.pages, id: page })
    const rows = await runSql(await createLocalReq({}, payload))`
      select id from text_polls where document = ${page}
      union all select id from poll_votes where account_id = ${fan.id}`
    expect(rows).toEqual([])
  })
})

it('polls of posts are read and voted in by the same calls', async () => {
  const post = await createPost(payload, luna.profile.id, { type: 'poll' })
  const { json } = await read(post.id)
  expect(json).toMatchObject({ id: post.id, question: 'Which?', totalVotes: 0 })
  pollId = post.id
  const voted = await vote(json.options[0]?.id)
  expect(percents(voted.json)).toEqual([100, 0])
  expect((await read(post.id, { host: kito.host })).status).toBe(404)
})

describe('polls in the texts of forms', () => {
  const body = { root: { type: 'root', version: 1, children: [pollNode()] } } as never
  const use = (id: string) => {
    pollId = textPollIdOf(id, 'vinyl')
  }

  it('take votes in the description of a product, for as long as it is in the store', async () => {
    const { product } = await createProduct(payload, luna.profile.id, { category: 'Merch' })
    const { id } = product
    const change = (data: object) => payload.update({ collection: slugs.products, id, data })
    await change({ description: body })
    use(id)
    expect(percents((await vote('yes')).json)).toEqual([100, 0, 0])
    expect((await read(pollId, { host: kito.host })).status).toBe(404)
    await change({ isPublished: false })
    expect((await vote('no')).status).toBe(404)
    await change({ isPublished: true })
    expect((await read()).json.totalVotes).toBe(1)
    await payload.delete({ collection: slugs.products, id })
    expect((await read()).status).toBe(404)
  })

  it('take votes in the description of an event', async () => {
    const { id } = await payload.create({
      collection: slugs.events,
      data: {
        profile: luna.profile.id,
        title: 'A show',
        startsAt: '2030-06-01T19:00:00.000Z',
        timeZone: 'Europe/Oslo',
        address: { name: 'Hall', street: 'Quay 1', city: 'Oslo', country: 'Norway' },
        description: body,
        isPublished: true,
      } as never,
    })
    use(id)
    expect(percents((await vote('both')).json)).toEqual([0, 0, 100])
  })

  it('tell their artist the votes, and nobody else', async () => {
    const { id } = await createPost(payload, luna.profile.id, { body })
    use(id)
    await vote('yes')
    const votes = (token?: string) => rest('GET', `/api/posts/${id}/poll-votes`, { token })
    expect((await votes(luna.owner.token)).json).toEqual({ polls: { vinyl: { yes: 1 } } })
    expect((await votes(kito.owner.token)).status).toBe(404)
    expect((await votes(fan.token)).status).toBe(401)
    expect((await votes()).status).toBe(401)
    // What is no text with polls has no such call.
    const path = `/api/media/${id}/poll-votes`
    expect((await rest('GET', path, { token: luna.owner.token })).status).toBe(404)
  })

  it('are closed in a post to those who may not see it', async () => {
    const tier = await createTier(payload, luna.profile.id, 'Close friends', 500)
    const { id } = await createPost(payload, luna.profile.id, {
      visibility: 'tiers',
      tiers: [tier],
      body,
    })
    use(id)
    for (const token of [undefined, fan.token]) {
      const { status, text } = await read(pollId, { token })
      expect(status).toBe(403)
      expect(text).not.toContain('On vinyl')
    }
    expect((await vote('yes')).status).toBe(403)
    await createMembership(payload, luna.profile.id, fan.id, tier)
    expect((await read(pollId, { token: fan.token })).json.question).toBe('On vinyl?')
    expect(percents((await vote('yes')).json)).toEqual([100, 0, 0])
    const { json } = await rest<{ post: { body: string } }>('GET', `/api/public/posts/${id}`, {
      host: luna.host,
      token: fan.token,
    })
    expect(JSON.stringify(json)).toContain('data-poll=\\"vinyl\\"')
    await payload.update({ collection: slugs.posts, id, data: { isPublished: false } })
    expect((await read(pollId, { token: fan.token })).status).toBe(404)
  })
})

it('finds a poll and its votes by index', async () => {
  await runSql(await createLocalReq({}, payload))`set enable_seqscan = off`
  const plan = async (query: ReturnType<typeof sql>) =>
    JSON.stringify(await runSql(await createLocalReq({}, payload))`explain ${query}`)
  expect(
    await plan(sql`select id from text_polls where document = 'x' and uid = 'y' and is_live`),
  ).toContain('document_uid_idx')
})
