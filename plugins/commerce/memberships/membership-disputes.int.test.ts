import { afterEach, describe, expect } from 'vitest'
import {
  becomes,
  endWhatWaits,
  paidMemberTest as it,
  markOf,
  paidBy,
} from '@/plugins/commerce/testing/paid-members'

afterEach(endWhatWaits)

describe('a member who objects at the bank', () => {
  it('is marked, and ends when the bank decides for them, the second time too', async ({
    stripe,
    member,
    dispute,
  }) => {
    const { fan, paid } = await member()
    await dispute(paid, 'needs_response')
    await expect.poll(() => markOf(fan)).toBe('dispute')
    await dispute(paid, 'won')
    await expect.poll(() => markOf(fan)).toBeNull()
    expect(await paidBy(fan)).toMatchObject([{ dispute: 'won' }])
    expect(await endWhatWaits()).toBe(0)

    await dispute(paid, 'needs_response')
    await expect.poll(() => markOf(fan)).toBe('dispute')
    await dispute(paid, 'lost')
    await stripe.repeat(3)
    await expect.poll(() => paidBy(fan)).toMatchObject([{ dispute: 'lost' }])
    expect(await endWhatWaits()).toBe(1)
    await becomes(fan, { status: 'canceled' })
    expect(await markOf(fan)).toBe('dispute')
  })

  it('is looked at by their own artist alone', async ({
    luna,
    owner,
    stranger,
    member,
    dispute,
  }) => {
    const { fan, paid } = await member()
    await dispute(paid, 'needs_response')
    await expect.poll(() => markOf(fan)).toBe('dispute')
    const look = (token?: string) =>
      luna.call('POST', `/api/memberships/${paid.membership}/reviewed`, { token })
    expect((await look(stranger.token)).status).toBe(404)
    expect((await look(fan.token)).status).toBe(401)
    expect(await markOf(fan)).toBe('dispute')
    expect((await look(owner.token)).status).toBe(204)
    expect(await markOf(fan)).toBeNull()
    expect((await look(owner.token)).status).toBe(409)
  })
})
