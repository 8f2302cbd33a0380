import { describe, expect, it } from 'vitest'
import { sayMembership, sayOpenUntil } from '@/site/pages/account/membership-labels'
import type { CurrentMembership } from '@/src/core/contracts/accounts/account-answers'
import { membershipMessages } from '@/src/core/messages/membership'

const given: CurrentMembership = {
  tierId: 'gold',
  tierName: 'Gold',
  status: 'active',
  source: 'gift',
  interval: 'none',
  amount: 0,
  currentPeriodStart: '2026-01-05T12:00:00.000Z',
  currentPeriodEnd: '2026-09-05T12:00:00.000Z',
  cancelAtPeriodEnd: false,
  accessUntil: null,
  next: null,
  isTest: false,
}

describe('what stands of a membership that costs nothing', () => {
  it('is that a gift ends by itself', () => {
    expect(sayMembership(given)).toMatch(/^It ends by itself on .*2026\.$/)
  })

  it('is until when the artist gave it, and that a tier is free', () => {
    expect(sayMembership({ ...given, source: 'comp' })).toMatch(/^Free until .*2026$/)
    expect(sayMembership({ ...given, source: 'joined', currentPeriodEnd: null })).toBe('Free')
  })
})

describe('what stands of a membership whose time is over, until it is ended', () => {
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
  const paid: CurrentMembership = { ...given, source: 'joined', interval: 'month', amount: 5 }

  it('is no day that has passed', () => {
    const overdue = (days: number) => sayOpenUntil({ accessUntil: day(days) })
    expect(overdue(1)).toMatch(/^Your membership stays open until /)
    expect(overdue(-1)).toBe(membershipMessages.isEnding)
    const ending = (days: number) =>
      sayMembership({ ...paid, cancelAtPeriodEnd: true, accessUntil: day(days) })
    expect(ending(1)).toMatch(/^Ends on /)
    expect(ending(-1)).toBe(membershipMessages.isEnding)
  })
})
