import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import type { Club } from '@/plugins/commerce/testing/members'
import { orderOf } from '@/plugins/commerce/testing/shop'
import { slugs } from '@/src/core/slugs'
import { createEvent } from '@/src/testing/event-factories'
import { createVisitor } from '@/src/testing/factories'
import { rowsOf } from '@/src/testing/rows-of'

/** A fan with something in every table that can know one. */
export async function createBusyFan(payload: Payload, shop: Club) {
  const profile = shop.profile.id
  const fan = await createVisitor(payload, profile)
  await rowsOf(
    payload,
    sql`update public_accounts set email_verified_at = now() where id = ${fan.id}`,
  )
  const album = await shop.sell({ title: 'Night Bus', priceMinor: 0 })
  const { json: order } = await shop.checkout([shop.item(album)], { email: fan.email })
  const choice = randomUUID()
  const post = await payload.create({
    collection: slugs.posts,
    data: {
      profile,
      type: 'poll',
      caption: 'Which one?',
      visibility: 'public',
      isPublished: true,
      publishedAt: '2026-05-01T00:00:00.000Z',
      poll: {
        question: 'Which one?',
        options: [
          { id: choice, text: 'This' },
          { id: randomUUID(), text: 'That' },
        ],
      },
    },
  })
  const list = await payload.create({
    collection: slugs.emailLists,
    data: { profile, name: 'Letters' },
  })
  const tier = await payload.create({
    collection: slugs.membershipTiers,
    data: { profile, name: 'Free' },
  })
  const by = { profile, account: fan.id }
  const data = { ...by, post: post.id }
  await payload.create({
    collection: slugs.comments,
    data: { ...data, content: 'Lovely', openReports: 0 },
  })
  await payload.create({ collection: slugs.reactions, data: { ...data, kind: 'like' } })
  await payload.create({ collection: slugs.pollVotes, data: { ...data, optionId: choice } })
  await payload.create({
    collection: slugs.memberships,
    data: { ...by, tier: tier.id, status: 'free', interval: 'none', amountMinor: 0 },
  })
  await payload.create({
    collection: slugs.subscribers,
    data: { profile, list: list.id, email: fan.email, firstName: 'Ada', status: 'confirmed' },
  })
  const event = await createEvent(payload, profile, { title: 'Sold out night' })
  await payload.create({
    collection: slugs.waitlistEntries,
    data: { profile, event: event.id, email: fan.email },
  })
  await payload.create({
    collection: slugs.contactMessages,
    data: { profile, name: 'Ada', email: fan.email, message: 'Hello from Ada' },
  })
  await payload.create({
    collection: slugs.importedMembers,
    data: {
      ...{ profile, email: fan.email, name: 'Ada', source: 'Patreon', tierName: 'Gold' },
      ...{ standing: 'paying', outcome: 'kept', customerId: 'cus_ada' },
    },
  })
  await payload.create({
    collection: slugs.pastOrders,
    data: {
      ...{ profile, email: fan.email, name: 'Ada', country: 'GB', source: 'Bandcamp' },
      ...{
        number: '1001',
        orderedAt: '2021-03-04T05:06:07.000Z',
        totalMinor: 900,
        currency: 'EUR',
      },
      lines: [{ title: 'Tape', quantity: 1 }],
    },
  })
  const other = await shop.checkout([shop.item(album)], { email: 'giver@example.com' })
  const { id: givenBy } = await orderOf(payload, other.json.orderRef)
  await payload.create({
    collection: slugs.gifts,
    data: {
      ...by,
      order: givenBy,
      line: 0,
      title: 'Night Bus',
      status: 'claimed',
      recipientName: 'Ada',
      recipientEmail: fan.email,
      claimedEmail: fan.email,
      linkVersion: 1,
      mails: 1,
      failures: 0,
    },
  })
  await payload.create({
    collection: slugs.tickets,
    data: {
      ...by,
      order: givenBy,
      line: 1,
      unit: 0,
      code: randomUUID(),
      holderName: 'Ada',
      holderEmail: fan.email,
      status: 'valid',
    },
  })
  return { ...fan, orderRef: order.orderRef, postId: post.id }
}
