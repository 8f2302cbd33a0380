import { createLocalReq } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { knownPeople } from '@/plugins/audience/testing/known-people'
import { quickSegments } from '@/src/core/contracts/audience/people'
import type { NamedReach, SegmentReach, SegmentRule } from '@/src/core/contracts/audience/segments'
import type { ErrorBody } from '@/src/core/errors'
import { discountCodesMessages } from '@/src/core/messages/cart'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { slugs } from '@/src/core/slugs'
import { isInSegment } from '@/src/server/audience/segments'
import { suppressEmails } from '@/src/server/audience/suppression-list'
import { sendNewsletter } from '@/src/server/newsletters/send-newsletter'
import { createEvent } from '@/src/testing/event-factories'
import { createVisitor } from '@/src/testing/factories'
import { createMembership, createTier } from '@/src/testing/posts'
import { readWhole, statementsOf } from '@/src/testing/query-plans'
import { rest } from '@/src/testing/rest'
import { payload } from '@/src/testing/test-payload'

type Known = Awaited<ReturnType<typeof knownPeople>>

let luna: Known
let kito: Known
let album: Awaited<ReturnType<Known['sell']>>
let gold: string
let show: string

const buyer = 'buyer@example.com'
const listed = 'listed@example.com'

beforeAll(async () => {
  luna = await knownPeople(payload, 'Luna')
  kito = await knownPeople(payload, 'Kito')
  album = await luna.sell({ priceMinor: 900 })
  gold = await createTier(payload, luna.profile.id, 'Gold', 500)
  await luna.buy(album, buyer)
  await luna.join(listed)
  const member = await createVisitor(payload, luna.profile.id, { isConfirmed: true })
  await createMembership(payload, luna.profile.id, member.id, gold)
  show = (await createEvent(payload, luna.profile.id)).id
  const { docs } = await payload.find({
    collection: slugs.orders,
    where: { email: { equals: buyer } },
    depth: 0,
  })
  await payload.create({
    collection: slugs.tickets,
    data: {
      profile: luna.profile.id,
      order: docs[0]?.id ?? '',
      event: show,
      line: 0,
      unit: 0,
      code: 'TICKET-1',
      holderEmail: 'guest@example.com',
      status: 'valid',
    },
  })
})

const reach = async (rules: SegmentRule[], match = 'all', site = luna) => {
  const { json, status, text } = await site.ask<SegmentReach>('POST', '/segments/reach', {
    match,
    rules,
  })
  expect(status, text).toBe(200)
  return json
}

/** Everybody at Luna's: her visitor, the buyer, the listed one, the member, the guest. */
const all = 5

describe('a segment', () => {
  // Made late, as ids are known by then.
  const cases: [string, () => SegmentRule, number][] = [
    ['bought anything', () => ({ kind: 'bought', is: true, productId: null }), 1],
    ['bought the album', () => ({ kind: 'bought', is: true, productId: album.product.id }), 1],
    ['bought nothing', () => ({ kind: 'bought', is: false, productId: null }), all - 1],
    ['spent nine dollars', () => ({ kind: 'spent', is: true, minor: 900 }), 1],
    ['spent more', () => ({ kind: 'spent', is: true, minor: 901 }), 0],
    ['is a member', () => ({ kind: 'member', is: true, when: 'now', tierId: gold }), 1],
    ['is no member', () => ({ kind: 'member', is: false, when: 'now', tierId: null }), all - 1],
    ['was one', () => ({ kind: 'member', is: true, when: 'formerly', tierId: null }), 0],
    ['is on the list', () => ({ kind: 'list', is: true, listId: luna.list.id }), 1],
    ['is on none', () => ({ kind: 'list', is: false, listId: null }), all - 1],
    ['has a ticket', () => ({ kind: 'ticket', is: true, eventId: show }), 1],
    ['is from Germany', () => ({ kind: 'country', is: true, country: 'DE' }), 0],
    ['did nothing for a day', () => ({ kind: 'inactive', is: true, days: 1 }), 0],
    ['did something since', () => ({ kind: 'inactive', is: false, days: 1 }), all],
    ['came this century', () => ({ kind: 'joined', when: 'since', day: '2000-01-01' }), all],
    ['came before', () => ({ kind: 'joined', when: 'before', day: '2000-01-01' }), 0],
    // Ids of another site match nobody here.
    ['is on a foreign list', () => ({ kind: 'list', is: true, listId: kito.list.id }), 0],
  ]
  it.each(cases)('of who %s', async (_, rule, people) => {
    expect((await reach([rule()])).people).toBe(people)
    expect((await reach([rule()], 'all', kito)).people).toBeLessThanOrEqual(1)
  })

  it.each(cases)('of who %s is read by indexes, also for one buyer', async (_, rule) => {
    const segment = await luna.segment([rule()])
    const req = await createLocalReq({}, payload)
    const statements = await statementsOf(async () => {
      await reach([rule()])
      await isInSegment(req, segment, { profileId: luna.profile.id, email: buyer })
    })
    expect(statements.length).toBeGreaterThan(2)
    expect(await readWhole(statements)).toEqual([])
    const found = await luna.ask<{ total: number }>('GET', `/people?segment=${segment}&words=buyer`)
    expect(await isInSegment(req, segment, { profileId: luna.profile.id, email: buyer })).toBe(
      found.json.total === 1,
    )
  })

  it('joins its rules by all or any', async () => {
    const rules: SegmentRule[] = [
      { kind: 'bought', is: true, productId: null },
      { kind: 'list', is: true, listId: null },
    ]
    expect((await reach(rules)).people).toBe(0)
    expect(await reach(rules, 'any')).toEqual({ people: 2, mailable: 1 })
  })

  it.each([
    ['no rules', { match: 'all', rules: [] }],
    ['a rule that nobody knows', { match: 'all', rules: [{ kind: 'opened', is: true }] }],
    [
      'one that is not finished',
      { match: 'all', rules: [{ kind: 'ticket', is: true, eventId: '' }] },
    ],
    [
      'a country that is none',
      { match: 'all', rules: [{ kind: 'country', is: true, country: 'XX' }] },
    ],
  ])('is not stored with %s', async (_, rules) => {
    expect((await luna.ask('POST', '/segments/reach', rules)).status).toBe(400)
    const body = { profile: luna.profile.id, name: 'Odd', rules }
    const { token } = luna.owner
    expect((await rest('POST', '/api/segments', { token, body })).status).toBe(400)
  })

  it('is of one site, and its reach is told to those who work there', async () => {
    const id = await luna.segment([{ kind: 'bought', is: true, productId: null }])
    const of = (by: string) => rest<NamedReach>('GET', `/api/segments/${id}/reach`, { token: by })
    expect((await of(luna.owner.token)).json).toEqual({ name: 'Some', people: 1, mailable: 0 })
    expect((await of(kito.owner.token)).status).toBe(404)
    const rules = { match: 'all', rules: [{ kind: 'bought', is: true, productId: null }] }
    expect((await luna.ask('POST', '/segments/reach', rules, kito.owner.token)).status).toBe(404)
  })

  it.each(quickSegments)('%s is one, too', async (segment) => {
    expect((await luna.ask('GET', `/people?segment=${segment}`)).status).toBe(200)
  })
})

describe('a newsletter to segments', () => {
  const write = async (segments: string[], list?: string) => {
    const { json } = await rest<{ doc: { id: string } }>('POST', '/api/newsletters?depth=0', {
      token: luna.owner.token,
      body: {
        ...{ profile: luna.profile.id, subject: 'New', text: 'Hello', audience: 'segments' },
        ...{ segments, list },
      },
    })
    return json.doc.id
  }
  const receivers = async (newsletter: string) => {
    const sent = await rest('POST', `/api/newsletters/${newsletter}/send`, {
      token: luna.owner.token,
    })
    expect(sent.status, sent.text).toBe(200)
    await sendNewsletter(payload, newsletter)
    const { rows } = await payload.db.pool.query<{ to: string }>(
      `select "to" from mail_log join mail_bodies on mail_bodies.id = body_id
       where mail_bodies.key = $1 order by "to"`,
      [`newsletter:${newsletter}`],
    )
    return rows.map(({ to }) => to)
  }

  it('goes to those alone who confirmed a list, left none and are not suppressed', async () => {
    const second = await payload.create({
      collection: slugs.emailLists,
      data: { profile: luna.profile.id, name: 'Second' },
    })
    const bought = await luna.segment([{ kind: 'bought', is: true, productId: null }])
    const names = ['agreed', 'pending', 'left', 'half', 'suppressed', 'stranger']
    for (const name of names) {
      await luna.buy(album, `${name}@example.com`)
    }
    await luna.join('agreed@example.com')
    await luna.join('agreed@example.com', { list: second.id })
    await luna.join('pending@example.com', { status: 'pending' })
    await luna.join('left@example.com', { status: 'unsubscribed' })
    await luna.join('half@example.com')
    await luna.join('half@example.com', { list: second.id, status: 'unsubscribed' })
    await luna.join('suppressed@example.com')
    const req = await createLocalReq({}, payload)
    await suppressEmails(req, luna.profile.id, ['suppressed@example.com'])

    const { json } = await rest<NamedReach>('GET', `/api/segments/${bought}/reach`, {
      token: luna.owner.token,
    })
    expect(json).toMatchObject({ people: names.length + 1, mailable: 1 })
    expect(await receivers(await write([bought]))).toEqual(['agreed@example.com'])
    expect(await receivers(await write([bought], luna.list.id))).toEqual([
      'agreed@example.com',
      listed,
    ])
  })

  it('is not sent any more to who left meanwhile, and says how many did', async () => {
    const segment = await luna.segment([{ kind: 'list', is: true, listId: luna.list.id }])
    const newsletter = await write([segment])
    const people = await receivers(newsletter)
    expect(people).toContain(listed)
    const personId = await luna.personId(listed)
    expect((await luna.ask('POST', `/people/${personId}/unsubscribe`)).status).toBe(204)
    const { rows } = await payload.db.pool.query<{ state: string }>(
      `select state from mail_log join mail_bodies on mail_bodies.id = body_id
       where mail_bodies.key = $1 and "to" = $2`,
      [`newsletter:${newsletter}`, listed],
    )
    expect(rows).toEqual([{ state: 'not_sent' }])
    const progress = await rest<{ unsubscribed: number }>(
      'GET',
      `/api/newsletters/${newsletter}/progress`,
      { token: luna.owner.token },
    )
    expect(progress.json.unsubscribed).toBe(1)
  })

  it('takes segments of its own site alone, and at least one to be sent', async () => {
    const theirs = await kito.segment([{ kind: 'list', is: true, listId: null }])
    const body = { profile: luna.profile.id, subject: 'New', text: 'Hello', audience: 'segments' }
    const { token } = luna.owner
    const refused = await rest('POST', '/api/newsletters', {
      token,
      body: { ...body, segments: [theirs] },
    })
    expect(refused.status).toBe(400)
    const empty = await write([])
    const sent = await rest<ErrorBody>('POST', `/api/newsletters/${empty}/send`, { token })
    expect(sent.json.message).toBe(ownerMessages.newsletters.segmentsRequired)
  })
})

describe('a code for a segment', () => {
  it('is taken from who is in it, by the address that they buy with', async () => {
    await luna.buy(album, 'regular@example.com')
    const segment = await luna.segment([{ kind: 'bought', is: true, productId: album.product.id }])
    const code = await payload.create({
      collection: slugs.discountCodes,
      data: {
        profile: luna.profile.id,
        ...{ code: 'THANKS', kind: 'percent', percent: 10, segment, oncePerBuyer: false },
      },
    })
    const buy = (email: string) =>
      luna.checkout([luna.item(album)], { email, discountCode: 'THANKS' })
    expect((await buy('regular@example.com')).status).toBe(201)
    const refused = await buy('somebody@example.com')
    expect(refused.json.errors).toEqual([
      { field: 'discountCode', message: discountCodesMessages.notForYou },
    ])
    const remove = () =>
      rest<ErrorBody>('DELETE', `/api/segments/${segment}`, { token: luna.owner.token })
    expect((await remove()).json.message).toBe(ownerMessages.segments.isUsed('THANKS'))
    await payload.delete({ collection: slugs.discountCodes, id: code.id })
    expect((await remove()).status).toBe(200)
  })
})
