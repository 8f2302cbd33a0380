import { createLocalReq } from 'payload'
import { expect, it } from 'vitest'
import { loadDashboard } from '@/plugins/insights/dashboard/load-dashboard'
import { siteRoles } from '@/src/core/access/site-roles'
import { slugs } from '@/src/core/slugs'
import { createDocuments } from '@/src/testing/documents'
import { createStaff, createTenant } from '@/src/testing/factories'
import { payload } from '@/src/testing/test-payload'

it('says how many orders and memberships of this artist need a look', async () => {
  const [luna, kito] = [await createTenant(payload, 'Luna'), await createTenant(payload, 'Kito')]
  const toReview = async ({ owner, profile }: typeof luna) => {
    const user = await payload.findByID({ collection: slugs.users, id: owner.id, depth: 0 })
    const req = await createLocalReq({ user: { ...user, collection: slugs.users } }, payload)
    return (await loadDashboard(req, profile.id))?.toReview
  }
  const documents = await createDocuments(payload, luna)
  expect(await toReview(luna)).toEqual({ orders: 0, memberships: 0 })
  for (const collection of [slugs.orders, slugs.memberships] as const) {
    await payload.db.updateOne({
      collection,
      where: { id: { equals: documents.get(collection) } },
      data: { needsReview: 'dispute' },
      options: { atomic: true },
    })
  }
  expect(await toReview(luna)).toEqual({ orders: 1, memberships: 1 })
  expect(await toReview(kito)).toEqual({ orders: 0, memberships: 0 })
})

it('says how many orders of this artist wait to be sent', async () => {
  const [luna, kito] = [await createTenant(payload, 'Luna'), await createTenant(payload, 'Kito')]
  const toSend = async ({ owner, profile }: typeof luna) => {
    const user = await payload.findByID({ collection: slugs.users, id: owner.id, depth: 0 })
    const req = await createLocalReq({ user: { ...user, collection: slugs.users } }, payload)
    return (await loadDashboard(req, profile.id))?.toSend
  }
  const documents = await createDocuments(payload, luna)
  const order = documents.get(slugs.orders)
  for (const collection of [slugs.refunds, slugs.gifts] as const) {
    await payload.delete({ collection, where: { order: { equals: order } } })
  }
  await payload.db.pool.query(
    `update orders_items set delivery_type = 'shipping' where _parent_id = $1`,
    [order],
  )
  expect(await toSend(luna)).toBe(0)
  const shippingAddress = { street: 'Main 1', zipCode: '12345', city: 'Ulm', country: 'DE' }
  for (const status of ['paid', 'processing'] as const) {
    await payload.db.updateOne({
      collection: slugs.orders,
      where: { id: { equals: order } },
      data: { status, shippingAddress },
      options: { atomic: true },
    })
  }
  expect(await toSend(luna)).toBe(1)
  expect(await toSend(kito)).toBe(0)
})

it('opens for everybody who works for the artist', async () => {
  const luna = await createTenant(payload, 'Luna')
  const event = (await createDocuments(payload, luna)).get(slugs.events)
  await payload.db.updateOne({
    collection: slugs.events,
    where: { id: { equals: event } },
    data: { isPublished: true, status: 'scheduled', startsAt: '2099-06-01T20:00:00.000Z' },
    options: { atomic: true },
  })
  const nextEvents: Record<string, string | undefined> = {}
  for (const role of siteRoles) {
    const { id } = await createStaff(payload, { [luna.profile.id]: role })
    const user = await payload.findByID({ collection: slugs.users, id, depth: 0 })
    const req = await createLocalReq({ user: { ...user, collection: slugs.users } }, payload)
    nextEvents[role] = (await loadDashboard(req, luna.profile.id))?.event?.event.id
  }
  const seen = { owner: event, admin: event, editor: event, fulfiller: event }
  expect(nextEvents).toEqual({ ...seen, moderator: undefined })
})
