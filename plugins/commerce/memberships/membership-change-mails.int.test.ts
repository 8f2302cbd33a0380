import { sql } from '@payloadcms/db-postgres'
import { expect, it } from 'vitest'
import { type Fan, openClub, pageIdOf } from '@/plugins/commerce/testing/members'
import { membershipMessages } from '@/src/core/messages/membership'
import { membershipAnswers } from '@/src/core/messages/membership-answers'
import { rowsOf } from '@/src/testing/rows-of'
import { payload } from '@/src/testing/test-payload'

const club = await openClub(payload)

const month = (tierId: string) => ({ tierId, interval: 'month' })
const tiers = async () => ({
  basic: await club.newTier({ name: 'Basic', priceMonthlyMinor: 500 }),
  plus: await club.newTier({ name: 'Plus', priceMonthlyMinor: 900, priceYearlyMinor: 9000 }),
})

async function member(tierId: string, rest: { amount?: number } = {}) {
  const fan = await club.newFan()
  const pageId = pageIdOf((await club.join(fan, { ...month(tierId), ...rest })).json)
  await club.act(pageId, 'pay')
  return { fan, pageId }
}

async function changeMailTo({ email }: Fan): Promise<string> {
  const rows = await rowsOf<{ text: string }>(
    payload,
    sql`select text from mail_log where "to" = ${email} and kind = 'membership-changed'`,
  )
  expect(rows).toHaveLength(1)
  return rows[0]?.text ?? ''
}

it('says what was taken for a change at once beside the new price', async () => {
  const { basic, plus } = await tiers()
  const { fan } = await member(basic.id)
  const { json } = await club.change(fan, month(plus.id))
  expect(json.charged).toBe(4)
  const text = await changeMailTo(fan)
  // The whole month was still to come.
  expect(text).toContain(membershipMessages.priceA('$9.00', 'month'))
  expect(text).toContain(membershipMessages.paidNow('$4.00'))
})

it('says it of a change at the end of the period, which its first payment comes with', async () => {
  const { basic, plus } = await tiers()
  const { fan, pageId } = await member(plus.id)
  expect((await club.change(fan, month(basic.id))).json.charged).toBe(0)
  await club.act(pageId, 'next_period')
  expect(await changeMailTo(fan)).toContain(membershipMessages.paidNow('$5.00'))
})

it('says nothing of money where nothing was paid', async () => {
  const { basic } = await tiers()
  const { fan } = await member(basic.id)
  const same = await club.newTier({ name: 'Other', priceMonthlyMinor: 500 })
  await club.change(fan, month(same.id))
  expect(await changeMailTo(fan)).not.toContain('You paid')
})

it('says what changed: the tier, how often it is paid, or the price', async () => {
  const { basic, plus } = await tiers()
  const own = await club.newTier({
    name: 'Own',
    payWhatYouWant: true,
    payWhatYouWantMinimumMinor: 100,
  })
  const { movedTier, movedInterval, movedPrice } = membershipAnswers

  const mover = await member(basic.id)
  await club.change(mover.fan, month(plus.id))
  expect(await changeMailTo(mover.fan)).toContain(movedTier('Basic', 'Plus'))

  const yearly = await member(plus.id)
  await club.change(yearly.fan, { tierId: plus.id, interval: 'year' })
  expect(await changeMailTo(yearly.fan)).toContain(movedInterval('Plus', 'year'))

  const payer = await member(own.id, { amount: 3 })
  await club.change(payer.fan, { ...month(own.id), amount: 7 })
  const text = await changeMailTo(payer.fan)
  expect(text).toContain(movedPrice('Own'))
  expect(text).not.toContain('You moved')
})
