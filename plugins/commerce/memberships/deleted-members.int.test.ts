import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { expect, it } from 'vitest'
import { eventOf, type Fan, openClub, pageIdOf } from '@/plugins/commerce/testing/members'
import { sendTestEvent } from '@/plugins/commerce/testing/shop'
import { testPassword } from '@/src/testing/factories'
import { rest } from '@/src/testing/rest'
import { rowsOf } from '@/src/testing/rows-of'
import { payload } from '@/src/testing/test-payload'

const luna = await openClub(payload)

/** Somebody who pays for a tier, which nobody else is on. */
async function newMember(name: string) {
  const tier = await luna.newTier({ name, priceMonthlyMinor: 500 })
  const fan = await luna.newFan()
  const { json } = await luna.join(fan, { tierId: tier.id, interval: 'month' })
  const pageId = pageIdOf(json)
  await luna.act(pageId, 'pay')
  return { tierId: tier.id, fan, pageId }
}

async function remove({ token }: Fan) {
  const body = { password: testPassword }
  expect((await luna.call('DELETE', '/api/accounts/me', { token, body })).status).toBe(204)
}

const heldOn = (tierId: string) =>
  rowsOf(payload, sql`select * from memberships where tier_id = ${tierId}`)

it('leaves that there was a member, and nothing of who it was', async () => {
  const { tierId, fan } = await newMember('Basic')
  const [before] = await heldOn(tierId)
  await remove(fan)

  const [left] = await heldOn(tierId)
  expect(left).toMatchObject({
    id: before?.id,
    account_id: null,
    status: 'canceled',
    amount_minor: '500',
    started_at: before?.started_at,
  })
  expect(new Date(String(left?.ended_at)).getTime()).toBeGreaterThan(Date.now() - 60_000)
  const traces = [
    fan.id,
    before?.provider_subscription_id,
    before?.provider_customer_id,
    before?.checkout_session_id,
  ].filter(Boolean)
  expect(traces).toHaveLength(4)
  expect(Object.values(left ?? {}).filter((value) => traces.includes(value))).toEqual([])
  const { text } = await rest('GET', `/api/memberships/export?profileId=${luna.profile.id}`, {
    token: luna.owner.token,
  })
  expect(text).not.toContain('Basic')
})

it('is not begun again by what is heard of its payments', async () => {
  const { tierId, fan, pageId } = await newMember('Crew')
  const late = await eventOf(payload, pageId)
  await remove(fan)
  const gone = await heldOn(tierId)

  expect((await sendTestEvent(payload, { ...late, id: randomUUID() })).status).toBe(200)
  expect(await heldOn(tierId)).toEqual(gone)
})

it('leaves nothing of somebody who never paid', async () => {
  const tier = await luna.newTier({ name: 'Wish', priceMonthlyMinor: 500 })
  const fan = await luna.newFan()
  await luna.join(fan, { tierId: tier.id, interval: 'month' })
  await remove(fan)
  expect(await heldOn(tier.id)).toEqual([])
})
