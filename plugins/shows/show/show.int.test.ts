import { expect, it } from 'vitest'
import { openShop, type Reply } from '@/plugins/commerce/testing/shop'
import { createShowStore, type ShowApi } from '@/plugins/shows/show/show-store'
import { expectNothingLost } from '@/src/admin/writing/testing/two-windows'
import type {
  MakeShowsAnswer,
  ShowAnswer,
  ZoneAnswer,
} from '@/src/core/contracts/events/show-answers'
import type { MakeShowsBody, ShowForm } from '@/src/core/contracts/events/shows'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { slugs } from '@/src/core/slugs'
import { createEvent, createTicket } from '@/src/testing/event-factories'
import { createStaff } from '@/src/testing/factories'
import { rest } from '@/src/testing/rest'
import { payload } from '@/src/testing/test-payload'

const words = ownerMessages.shows
const shop = await openShop(payload)
const stranger = await openShop(payload, 'Stranger')
const path = `/api/profiles/${shop.profile.id}/shows`
type Answer = ShowAnswer & Reply
const call = <Body = Answer>(
  method: string,
  at: string,
  body?: unknown,
  token = shop.owner.token,
) => rest<Body>(method, `${path}${at}`, { token, body })

async function openShow() {
  const event = await createEvent(payload, shop.profile.id)
  const data = { profile: shop.profile.id, event: event.id }
  const variant = await createTicket(payload, data, { stockQuantity: 10 })
  const read = async () => (await call('GET', `/${event.id}`)).json
  const save = (from: ShowAnswer, change: Partial<ShowForm>) =>
    call('PUT', `/${event.id}`, { rev: from.rev, form: { ...from.form, ...change } })
  return { id: event.id, variant, read, save }
}

it('writes a show and its tickets at once, stock as the difference to what was seen', async () => {
  const { id, variant, read, save } = await openShow()
  const seen = await read()
  const [kind] = seen.form.tickets
  // Three are sold while the screen is open.
  await payload.db.updateOne({
    collection: slugs.variants,
    where: { id: { equals: variant.id } },
    data: { stockQuantity: 7 },
    options: { atomic: true },
  })
  const { status, json } = await save(seen, {
    ...{ date: '2031-03-05', time: '20:00', timeZone: 'America/Denver', city: 'Denver' },
    tickets: [
      { ...(kind as ShowForm['tickets'][number]), stock: 15, salesUntil: '2031-03-05T19:00' },
      {
        ...{ key: 'new', id: null, name: 'Balcony', minor: 3000, stock: 20, stockSeen: null },
        ...{ state: 'active', stateSeen: null, salesFrom: '', salesUntil: '' },
      },
    ],
  })
  expect(status).toBe(200)
  expect(json.form.tickets).toMatchObject([
    { name: 'Standing', stock: 12, salesUntil: '2031-03-05T19:00' },
    { name: 'Balcony', stock: 20 },
  ])
  const stored = await payload.findByID({ collection: slugs.events, id, depth: 0 })
  expect(stored.startsAt).toBe('2031-03-06T03:00:00.000Z')
})

it('refuses what another window overtook, and keeps what is on the site whole', async () => {
  const { read, save } = await openShow()
  const seen = await read()
  expect((await save(seen, { title: 'Mine' })).status).toBe(200)
  const late = await save(seen, { title: 'Late' })
  expect([late.status, late.json.code]).toEqual([409, 'STALE_REVISION'])
  const [kind] = seen.form.tickets
  // All or nothing: the title is not written either.
  const bare = await save(await read(), { title: 'Bare', city: '' })
  expect(bare.status).toBe(400)
  const unnamed = await save(await read(), {
    title: 'Unnamed',
    tickets: [{ ...(kind as ShowForm['tickets'][number]), name: '' }],
  })
  expect([unnamed.status, unnamed.json.errors]).toEqual([
    400,
    [{ field: 'form.tickets.0.name', message: words.noKindName }],
  ])
  expect((await read()).form.title).toBe('Mine')
})

it.each([
  ['Leeds', 'United Kingdom', 'Europe/London'],
  ['Munich', 'Deutschland', 'Europe/Berlin'],
  ['Denver', 'US', 'America/Denver'],
  ['Portland, OR', 'USA', 'America/Los_Angeles'],
  ['Portland', 'United States', null],
  ['Nowhere', 'Australia', null],
])('finds the zone of %s, %s', async (city, country, timeZone) => {
  const query = new URLSearchParams({ city, country })
  const { json } = await call<ZoneAnswer>('GET', `/zone?${query}`)
  expect(json.timeZone).toBe(timeZone)
  expect(json.likely.length).toBeGreaterThan(0)
})

const row = {
  ...{ date: '2031-05-01', time: '20:00', timeZone: '', venue: 'Lido', street: '', zipCode: '' },
  ...{ city: 'Berlin', country: 'Germany', link: '', title: '' },
}
const many = (body: Partial<MakeShowsBody>, token?: string) =>
  call<MakeShowsAnswer & Reply>(
    'POST',
    '/many',
    {
      ...{ title: 'Tour', description: null, media: [], actionText: '', tickets: [], rows: [row] },
      onSite: false,
      ...body,
    },
    token,
  )

it('makes a tour with its tickets, or nothing and says which cells are wrong', async () => {
  const rows = [row, { ...row, date: '2031-05-02', city: 'Portland', country: 'United States' }]
  const refused = await many({ rows, onSite: true })
  expect([refused.status, refused.json.errors]).toEqual([
    400,
    [{ field: 'rows.1.timeZone', message: words.zoneMissing }],
  ])
  const tickets = [{ name: 'Standing', minor: 2000, stock: 100 }]
  const before = (await payload.count({ collection: slugs.events })).totalDocs
  const made = await many({
    rows: [row, { ...row, date: '2031-05-02' }],
    onSite: true,
    tickets,
  })
  expect(made.json.made).toHaveLength(2)
  expect((await payload.count({ collection: slugs.events })).totalDocs).toBe(before + 2)
  const show = (await call('GET', `/${made.json.made[1]}`)).json
  expect(show).toMatchObject({ isPublished: true, remarks: [{ message: words.noStreet }] })
  expect(show.form).toMatchObject({ timeZone: 'Europe/Berlin', tickets: [{ stock: 100 }] })
})

it('makes shows for who may, on their own site', async () => {
  const fulfiller = await createStaff(payload, { [shop.profile.id]: 'fulfiller' })
  const others = [stranger.owner.token, fulfiller.token]
  expect(await Promise.all(others.map(async (token) => (await many({}, token)).status))).toEqual([
    404, 403,
  ])
})

it('loses nothing that two windows write', async () => {
  const { id } = await openShow()
  await expectNothingLost<ShowForm, ShowAnswer>({
    url: `/${id}`,
    call,
    open: (api, show) => createShowStore({ api: api as ShowApi, show }),
    first: { venue: 'The Cellar' },
    second: { actionLink: 'https://tickets.example/night' },
    both: [{ title: 'Night one' }, { title: 'Night two' }],
  })
})
