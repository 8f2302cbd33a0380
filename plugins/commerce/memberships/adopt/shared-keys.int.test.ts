import { randomUUID } from 'node:crypto'
import { afterAll, expect, it } from 'vitest'
import { elsewhere } from '@/plugins/commerce/testing/elsewhere'
import { openClub } from '@/plugins/commerce/testing/members'
import { openStripe } from '@/plugins/commerce/testing/stripe-shop'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { payload } from '@/src/testing/test-payload'

/** Two sites of one installation, which share the account of its keys. */
const fake = await openStripe()
const luna = await openClub(payload, 'Luna')
const kito = await openClub(payload, 'Kito')
const there = elsewhere(payload, fake.url)
const words = ownerMessages.moveIn.adoption
afterAll(fake.close)

const newTiers = async () => ({
  here: (await luna.newTier({ name: 'Gold', priceMonthlyMinor: 700 })).id,
  other: (await kito.newTier({ name: 'Other', priceMonthlyMinor: 700 })).id,
})

it('leaves what is for a membership of another site to that site', async () => {
  const { here, other } = await newTiers()
  const email = `${randomUUID()}@example.com`
  const { id: customerId, subscriptions } = await there.customer('', email, {})
  const row = await there.moved(luna, { email, customerId, tier: here })
  await there.adopt()
  const again = await there.moved(kito, { email, customerId, tier: other })
  await there.adopt()
  expect(await there.outcome(row)).toMatchObject({ outcome: 'adopted' })
  expect(await there.outcome(again)).toEqual({ outcome: 'refused', note: words.foreign })
  expect(await there.heldBy(kito, email)).toEqual([])
  const { metadata } = await there.stripe.subscriptions.retrieve(subscriptions[0] ?? '')
  expect(metadata).toMatchObject({ tenantId: luna.profile.id, tierId: here })
})

it('is one site’s when both take it over at once', async () => {
  const { here, other } = await newTiers()
  const email = `${randomUUID()}@example.com`
  const { id: customerId } = await there.customer('', email, {})
  const rows = [
    await there.moved(luna, { email, customerId, tier: here }),
    await there.moved(kito, { email, customerId, tier: other }),
  ]
  await Promise.all([there.adopt(), there.adopt(), there.adopt()])
  await there.adopt()
  const outcomes = await Promise.all(rows.map(there.outcome))
  expect(outcomes.map(({ outcome }) => outcome).toSorted()).toEqual(['adopted', 'refused'])
  const held = [...(await there.heldBy(luna, email)), ...(await there.heldBy(kito, email))]
  expect(held.filter(({ status }) => status === 'active')).toHaveLength(1)
})

it('is not taken from a membership that is not known here', async () => {
  const { here } = await newTiers()
  const email = `${randomUUID()}@example.com`
  const { id: customerId, subscriptions } = await there.customer('', email, {})
  await there.stripe.subscriptions.update(subscriptions[0] ?? '', {
    metadata: { membershipId: randomUUID() },
  })
  const row = await there.moved(luna, { email, customerId, tier: here })
  await there.adopt()
  expect(await there.outcome(row)).toEqual({ outcome: 'refused', note: words.foreign })
  expect(await there.accountOf(luna, email)).toBeNull()
})
