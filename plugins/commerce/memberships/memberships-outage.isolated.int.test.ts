import { afterEach, expect, it, vi } from 'vitest'
import { settleMembership } from '@/plugins/commerce/memberships/settle-membership'
import { membershipLine, openClub, pageIdOf } from '@/plugins/commerce/testing/members'
import { PaymentProviderError } from '@/src/server/payments/payment-provider'
import { payload } from '@/src/testing/test-payload'

vi.mock(import('@/plugins/commerce/memberships/settle-membership'), async (original) => {
  const { settleMembership } = await original()
  return { settleMembership: vi.fn(settleMembership) }
})

const luna = await openClub(payload)

const goAway = () =>
  vi
    .mocked(settleMembership)
    .mockRejectedValueOnce(new PaymentProviderError('unavailable', 'Nobody answers'))
afterEach(() => vi.mocked(settleMembership).mockClear())

const later = [503, 'UNAVAILABLE']

async function joining() {
  const [basic, plus] = [
    await luna.newTier({ name: 'Basic', priceMonthlyMinor: 500 }),
    await luna.newTier({ name: 'Plus', priceMonthlyMinor: 900 }),
  ]
  const fan = await luna.newFan()
  const { json } = await luna.join(fan, { tierId: basic.id, interval: 'month' })
  return { fan, pageId: pageIdOf(json), other: { tierId: plus.id, interval: 'month' } }
}

it.each(['refresh', 'change', 'cancel', 'resume'] as const)(
  'asks a member to come again while the provider does not answer: %s',
  async (call) => {
    const { fan, pageId, other } = await joining()
    await luna.act(pageId, 'pay')
    goAway()
    const { status, json } = await luna[call](fan, other)
    expect([status, json.code]).toEqual(later)
    expect(settleMembership).toHaveBeenCalled()
  },
)

it('asks anyone who has a page open to come again, too', async () => {
  const { fan, other } = await joining()
  goAway()
  const { status, json } = await luna.join(fan, other)
  expect([status, json.code]).toEqual(later)
  goAway()
  const ordered = await luna.order(fan, [membershipLine(other.tierId)])
  expect([ordered.status, ordered.json.code]).toEqual(later)
})
