import { sql } from '@payloadcms/db-postgres'
import { expect, it } from 'vitest'
import { elsewhere } from '@/plugins/commerce/testing/elsewhere'
import { openClub } from '@/plugins/commerce/testing/members'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { rowsOf } from '@/src/testing/rows-of'
import { payload } from '@/src/testing/test-payload'

const luna = await openClub(payload, 'Luna')
const there = elsewhere(payload, 'http://127.0.0.1:9')
const words = ownerMessages.moveIn.adoption

it('asks the test payments as it asks Stripe: what they do not know, and what is a membership already', async () => {
  const { basic } = await luna.newTiers()
  const { fan } = await luna.newMember(basic.id)
  const [held] = await rowsOf<{ customer: string }>(
    payload,
    sql`select provider_customer_id as customer from memberships where account_id = ${fan.id}`,
  )
  const rows = [
    await there.moved(luna, { email: 'new@example.com', customerId: 'cus_of_ghost' }),
    await there.moved(luna, { email: 'new@example.com', customerId: held?.customer }),
    await there.moved(luna, { email: fan.email, customerId: held?.customer, tier: basic.id }),
  ]
  await there.adopt()
  expect(await Promise.all(rows.map(there.outcome))).toEqual([
    { outcome: 'refused', note: words.unknownCustomer },
    { outcome: 'refused', note: words.foreign },
    { outcome: 'adopted', note: '' },
  ])
  expect(await there.heldBy(luna, fan.email)).toMatchObject([{ status: 'active', amount: 500 }])
  // It was never another service's, so what was paid for it stays in the books.
  expect(
    await rowsOf(payload, sql`select adopted_at from memberships where account_id = ${fan.id}`),
  ).toEqual([{ adopted_at: null }])
})
