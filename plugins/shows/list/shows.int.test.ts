import { expect, it } from 'vitest'
import { openShop, payInBooks, type Reply, sendTestEvent } from '@/plugins/commerce/testing/shop'
import type { ShowAnswer, ShowListAnswer } from '@/src/core/contracts/events/show-answers'
import type { ListChanges } from '@/src/core/contracts/list-changes'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { slugs } from '@/src/core/slugs'
import type { Event } from '@/src/payload-types'
import { createEvent, createTicket } from '@/src/testing/event-factories'
import { createStaff } from '@/src/testing/factories'
import { readWhole, statementsOf } from '@/src/testing/query-plans'
import { rest } from '@/src/testing/rest'
import { payload } from '@/src/testing/test-payload'

const words = ownerMessages.shows
const shop = await openShop(payload)
const stranger = await openShop(payload, 'Stranger')
const [editor, fulfiller, moderator] = await Promise.all(
  (['editor', 'fulfiller', 'moderator'] as const).map((role) =>
    createStaff(payload, { [shop.profile.id]: role }),
  ),
)

const pathOf = (profileId: string) => `/api/profiles/${profileId}/shows`
const path = pathOf(shop.profile.id)
const call = <Answer>(method: string, at: string, body?: unknown, token = shop.owner.token) =>
  rest<Answer>(method, at, { token, body })
const list = async (query = '', token?: string) =>
  (await call<ShowListAnswer>('GET', `${path}${query}`, undefined, token)).json
const one = async (id: string) => (await list()).data.find((row) => row.id === id)
const change = (body: object, token?: string) =>
  call<ListChanges>('POST', `${path}/change`, body, token)
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

async function sellTicket(event: Event, quantity = 1) {
  const data = { profile: shop.profile.id, event: event.id }
  const kind = await createTicket(payload, data, { stockQuantity: 10, size: 'Stalls' })
  const seat = { product: { id: String(kind.product) }, variant: kind }
  const { json } = await shop.checkout([shop.item(seat, { quantity })])
  await sendTestEvent(payload, await payInBooks(payload, (json as Reply).redirectUrl))
  return kind
}

it('lists what is to come with the next first, and what is over with the last first', async () => {
  const make = (title: string, startsAt: string) =>
    createEvent(payload, shop.profile.id, { title, startsAt })
  await make('Third', inDays(30))
  await make('First', inDays(2))
  await make('Long ago', inDays(-200))
  await make('Lately', inDays(-2))
  await createEvent(payload, stranger.profile.id, { title: 'Of another', startsAt: inDays(3) })
  const { data, counts } = await list()
  expect(data.map(({ title }) => title)).toEqual(['First', 'Third'])
  expect(counts).toEqual({ upcoming: 2, past: 2 })
  const past = await list('?when=past')
  expect(past.data.map(({ title }) => title)).toEqual(['Lately', 'Long ago'])
  expect((await list('?search=leeds%20thi')).data.map(({ title }) => title)).toEqual(['Third'])
  expect((await list('?search=%25')).total).toBe(0)
})

it('finds shows however their places are written', async () => {
  const { id } = await createEvent(payload, shop.profile.id, {
    title: 'Änd',
    startsAt: inDays(3),
    address: { name: 'Sam’s Bar', street: '1 Weg', city: 'Köln', country: 'Germany' },
  })
  for (const search of ['and koln', "SAM'S", 'sams', 'ｋｏ̈ｌｎ']) {
    const { data } = await list(`?${new URLSearchParams({ search })}`)
    expect(
      data.map(({ id }) => id),
      search,
    ).toEqual([id])
  }
  await payload.delete({ collection: slugs.events, id })
})

it('tells what was sold of how many, and how each stands', async () => {
  const show = await createEvent(payload, shop.profile.id, { title: 'Sold' })
  await sellTicket(show, 3)
  expect(await one(show.id)).toMatchObject({ state: 'onSite', kinds: 1, sold: 3, total: 10 })
  // Who may not see tickets does not learn how many there are.
  const seen = (await list('', editor?.token)).data.find(({ id }) => id === show.id)
  expect(seen).toMatchObject({ sold: null, total: null })

  await payload.update({
    collection: slugs.variants,
    where: { event: { equals: show.id } },
    data: { stockQuantity: 0, stockSeen: 7 } as object,
  })
  expect((await one(show.id))?.state).toBe('soldOut')
  await payload.update({
    collection: slugs.events,
    id: show.id,
    data: { startsAt: inDays(40) },
  })
  await payload.update({
    collection: slugs.tickets,
    where: { event: { equals: show.id } },
    data: { notifiedStartsAt: inDays(7) },
  })
  expect((await one(show.id))?.state).toBe('moved')
  await change({ change: 'cancelled', ids: [show.id], isOn: true })
  expect((await one(show.id))?.state).toBe('cancelled')
})

it('changes several, and says what each refused one wants', async () => {
  const [draft, bare, sold] = await Promise.all([
    createEvent(payload, shop.profile.id, { title: 'Draft', isPublished: false }),
    createEvent(payload, shop.profile.id, {
      title: 'Bare',
      isPublished: false,
      address: { name: '', street: '', city: '', country: '' },
    }),
    createEvent(payload, shop.profile.id, { title: 'Sold too' }),
  ])
  await sellTicket(sold)
  const ids = [draft.id, bare.id, sold.id]
  const put = await change({ change: 'onSite', ids, isOn: true })
  expect(new Set(put.json.changed)).toEqual(new Set([draft.id, sold.id]))
  expect(put.json.refused).toEqual([{ id: bare.id, title: 'Bare', message: words.noVenue }])
  expect((await one(draft.id))?.state).toBe('onSite')

  const removed = await change({ change: 'delete', ids })
  expect(removed.json.refused.map(({ id, message }) => [id, message])).toEqual([
    [sold.id, words.wasSold],
  ])
  expect([await one(draft.id), await one(bare.id)]).toEqual([undefined, undefined])
})

it('makes one by its day, and copies one with its tickets as if none had been sold', async () => {
  const body = { date: '2031-04-05', time: '19:30', timeZone: 'America/Denver' }
  const fresh = await call<{ id: string }>(
    'POST',
    pathOf(stranger.profile.id),
    body,
    stranger.owner.token,
  )
  const made = await payload.findByID({ collection: slugs.events, id: fresh.json.id, depth: 0 })
  // In the zone of the show that was made last.
  expect(made).toMatchObject({ timeZone: 'Europe/London', startsAt: '2031-04-05T18:30:00.000Z' })

  const show = await createEvent(payload, shop.profile.id, {
    startsAt: '2031-03-26T20:00:00.000Z',
    title: 'Spring',
  })
  await sellTicket(show, 2)
  const { json } = await call<{ id: string }>('POST', `${path}/${show.id}/copy`)
  const copy = await call<ShowAnswer>('GET', `${path}/${json.id}`)
  expect(copy.json).toMatchObject({ isPublished: false, isSold: false, sold: {} })
  // A week later by the clock there, over the change to summer time.
  expect(copy.json.form).toMatchObject({ title: 'Spring', date: '2031-04-02', time: '20:00' })
  expect(copy.json.form.tickets).toMatchObject([{ name: 'Stalls', stock: 10, state: 'active' }])
})

it('is of one site only, and changed by those who may', async () => {
  const show = await createEvent(payload, shop.profile.id, { title: 'Ours' })
  const other = stranger.owner.token
  const asked = await Promise.all([
    call('GET', path, undefined, other),
    call('POST', path, { date: '2031-04-05', time: '19:30', timeZone: 'UTC' }, other),
    call('GET', `${path}/${show.id}`, undefined, other),
    call('GET', `${pathOf(stranger.profile.id)}/${show.id}`, undefined, other),
    call('POST', `${pathOf(stranger.profile.id)}/${show.id}/copy`, undefined, other),
    call('DELETE', `${pathOf(stranger.profile.id)}/${show.id}`, undefined, other),
    change({ change: 'delete', ids: [show.id] }, other),
  ])
  expect(asked.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404, 404])
  const theirs = await call<ListChanges>(
    'POST',
    `${pathOf(stranger.profile.id)}/change`,
    { change: 'delete', ids: [show.id] },
    other,
  )
  expect(theirs.json).toEqual({ changed: [], refused: [] })

  const off = { change: 'onSite', ids: [show.id], isOn: false }
  expect((await call('GET', path, undefined, fulfiller?.token)).status).toBe(200)
  expect((await change(off, fulfiller?.token)).status).toBe(403)
  expect((await call('GET', path, undefined, moderator?.token)).status).toBe(403)
  expect((await change(off, editor?.token)).json.changed).toEqual([show.id])
})

it('is read by indexes', async () => {
  const statements = await statementsOf(() => list('?search=hall'))
  expect(statements).not.toEqual([])
  expect(await readWhole(statements)).toEqual([])
})
