import sharp from 'sharp'
import { beforeAll, expect, it } from 'vitest'
import { slugs } from '@/src/core/slugs'
import { createOwner, createTenant } from '@/src/testing/factories'
import { rest } from '@/src/testing/rest'
import { payload } from '@/src/testing/test-payload'

type Tenant = Awaited<ReturnType<typeof createTenant>>
type Doc = { id: string; product: string; deliveryType: string }

let artist: Tenant
let foreign: Tenant

beforeAll(async () => {
  artist = await createTenant(payload, 'Artist')
  foreign = await createTenant(payload, 'Foreign')
})

async function createEvent({ profile }: Tenant): Promise<string> {
  const { id } = await payload.create({
    collection: slugs.events,
    data: {
      profile: profile.id,
      title: 'The launch',
      startsAt: '2027-06-01T19:00:00.000Z',
      timeZone: 'Europe/London',
      address: { name: 'The Hall', street: '1 Street', city: 'Leeds', country: 'United Kingdom' },
      status: 'scheduled',
      isPublished: true,
    },
  })
  return id
}

function createTicket(owner: Tenant['owner'], profile: string, event: string, size: string) {
  return rest<{ doc: Doc }>('POST', `/api/${slugs.variants}?depth=0`, {
    token: owner.token,
    body: {
      profile,
      event,
      size,
      priceMinor: 1800,
      stockQuantity: 240,
      availabilityStatus: 'active',
      deliveryType: 'shipping',
    },
  })
}

const ticketProducts = (event: string) =>
  payload.find({
    collection: slugs.products,
    where: { event: { equals: event } },
    depth: 0,
    joins: false,
  })

it('sells all tickets of an event as one product, made with the first of them', async () => {
  const event = await createEvent(artist)
  const standing = await createTicket(artist.owner, artist.profile.id, event, 'Standing')
  const seated = await createTicket(artist.owner, artist.profile.id, event, 'Balcony, seated')
  expect([standing.status, seated.status]).toEqual([201, 201])
  expect(standing.json.doc.deliveryType).toBe('digital')
  expect(seated.json.doc.product).toBe(standing.json.doc.product)
  const { docs } = await ticketProducts(event)
  expect(docs).toHaveLength(1)
  expect(docs[0]).toMatchObject({ title: 'The launch', category: 'Ticket', isPublished: true })
})

it("makes nothing for another artist's event", async () => {
  const event = await createEvent(foreign)
  const { status } = await createTicket(artist.owner, artist.profile.id, event, 'Standing')
  expect(status).toBe(400)
  expect((await ticketProducts(event)).docs).toEqual([])
})

it.each([
  ['cancelled', { status: 'cancelled' }],
  ['taken off the site', { isPublished: false }],
])('stops selling when the event is %s', async (_how, change) => {
  const event = await createEvent(artist)
  await createTicket(artist.owner, artist.profile.id, event, 'Standing')
  const { status } = await rest('PATCH', `/api/${slugs.events}/${event}`, {
    token: artist.owner.token,
    body: { title: 'Moved', ...change },
  })
  expect(status).toBe(200)
  expect((await ticketProducts(event)).docs[0]).toMatchObject({
    title: 'Moved',
    isPublished: false,
  })
})

async function uploadPicture({ profile }: Tenant, name: string): Promise<string> {
  const square = { create: { width: 40, height: 40, channels: 3, background: '#c33' } } as const
  const data = await sharp(square).png().toBuffer()
  const { id } = await payload.create({
    collection: slugs.media,
    data: { profile: profile.id, alt: '' },
    file: { data, mimetype: 'image/png', name, size: data.length },
  })
  return id
}

it('shows its tickets in the shop with the pictures that it has now', async () => {
  const event = await createEvent(artist)
  await createTicket(artist.owner, artist.profile.id, event, 'Standing')
  const [first, second] = [
    await uploadPicture(artist, 'first.png'),
    await uploadPicture(artist, 'second.png'),
  ]
  for (const media of [[first], [second, first], []]) {
    const { status } = await rest('PATCH', `/api/${slugs.events}/${event}`, {
      token: artist.owner.token,
      body: { media },
    })
    expect(status).toBe(200)
    const { docs } = await ticketProducts(event)
    expect(docs).toHaveLength(1)
    expect(docs[0]).toMatchObject({ title: 'The launch', isPublished: true, priceMinMinor: 1800 })
    expect(docs[0]?.media ?? []).toEqual(media)
  }
})

it('goes with its tickets when it is deleted', async () => {
  const event = await createEvent(artist)
  await createTicket(artist.owner, artist.profile.id, event, 'Standing')
  const { status } = await rest('DELETE', `/api/${slugs.events}/${event}`, {
    token: artist.owner.token,
  })
  expect(status).toBe(200)
  expect((await ticketProducts(event)).docs).toEqual([])
})

it('refuses a time zone that nobody knows', async () => {
  const event = await createEvent(artist)
  const { status, text } = await rest('PATCH', `/api/${slugs.events}/${event}`, {
    token: artist.owner.token,
    body: { timeZone: 'Europe/Atlantis' },
  })
  expect(status).toBe(400)
  expect(text).toContain('Use a zone like Europe/London')
})

it('begins in the time zone of the event that was made last, of this site alone', async () => {
  const [here, elsewhere] = [
    await createTenant(payload, 'Traveller'),
    await createTenant(payload, 'Traveller too'),
  ]
  const owner = await createOwner(payload, [here.profile.id, elsewhere.profile.id])
  const make = async ({ profile }: Tenant, more: { timeZone?: string } = {}) => {
    const { json } = await rest<{ doc: { id: string; timeZone: string } }>(
      'POST',
      `/api/${slugs.events}?depth=0`,
      {
        token: owner.token,
        // The site that is chosen at the top of the admin.
        headers: { cookie: `payload-tenant=${profile.id}` },
        body: {
          profile: profile.id,
          title: 'On tour',
          startsAt: '2027-06-01T19:00:00.000Z',
          address: { name: 'The Hall', street: '1 Street', city: 'Leeds', country: 'Japan' },
          status: 'scheduled',
          ...more,
        },
      },
    )
    return json.doc.timeZone
  }
  expect(await make(here)).toBe('Europe/London')
  expect(await make(here, { timeZone: 'Asia/Tokyo' })).toBe('Asia/Tokyo')
  expect(await make(elsewhere, { timeZone: 'America/Lima' })).toBe('America/Lima')
  expect(await make(here)).toBe('Asia/Tokyo')
  expect(await make(elsewhere)).toBe('America/Lima')
})
