import { describe, expect, it } from 'vitest'
import {
  anonymousViewer,
  hasAccess,
  type MembershipState,
  signedInViewer,
} from '@/src/access/post-access'
import type { PostVisibility } from '@/src/core/contracts/members/posts'

const now = new Date('2026-11-21T12:00:00.000Z')
const tierOrder = ['free', 'low', 'high']
const daysFromNow = (days: number) =>
  new Date(now.getTime() + days * 24 * 3600 * 1000).toISOString()

const viewer = (memberships: readonly MembershipState[] = [], includesLower = false) =>
  signedInViewer(memberships, { now, tierOrder, includesLower })
const on = (
  tierId: string,
  status = 'active',
  currentPeriodEnd: string | null = null,
  interval = 'month',
  isElsewhere = false,
) => viewer([{ tierId, status, interval, currentPeriodEnd, isElsewhere }])

const posts = {
  public: { visibility: 'public', tierIds: [] },
  members: { visibility: 'members', tierIds: [] },
  paid: { visibility: 'paid', tierIds: [] },
  low: { visibility: 'tiers', tierIds: ['low'] },
  either: { visibility: 'tiers', tierIds: ['low', 'high'] },
  free: { visibility: 'tiers', tierIds: ['free'] },
  nobody: { visibility: 'tiers', tierIds: [] },
} satisfies Record<string, { visibility: PostVisibility; tierIds: string[] }>

const open = (who: ReturnType<typeof viewer>) =>
  Object.entries(posts).flatMap(([name, post]) => (hasAccess(post, who) ? [name] : []))

describe('hasAccess', () => {
  it.each([
    ['anonymous', anonymousViewer, ['public']],
    ['signed in', viewer(), ['public', 'members']],
    ['on the free tier', on('free', 'free'), ['public', 'members', 'free']],
    ['on the low tier', on('low'), ['public', 'members', 'paid', 'low', 'either']],
    ['on the high tier', on('high'), ['public', 'members', 'paid', 'either']],
    ['on a tier of nobody', on('other'), ['public', 'members', 'paid']],
    ['on trial', on('low', 'trialing'), ['public', 'members', 'paid', 'low', 'either']],
    [
      'on two tiers',
      viewer([
        {
          tierId: 'low',
          status: 'canceled',
          interval: 'month',
          currentPeriodEnd: daysFromNow(-1),
          isElsewhere: false,
        },
        {
          tierId: 'free',
          status: 'free',
          interval: 'month',
          currentPeriodEnd: null,
          isElsewhere: false,
        },
      ]),
      ['public', 'members', 'free'],
    ],
  ])('%s', (_name, who, expected) => {
    expect(open(who)).toEqual(expected)
  })

  it.each([
    ['active', null, true],
    ['active', daysFromNow(-400), true],
    ['trialing', null, true],
    ['past_due', daysFromNow(3), true],
    ['past_due', daysFromNow(-6.99), true],
    ['past_due', daysFromNow(-7.01), false],
    ['past_due', null, false],
    ['canceled', daysFromNow(0.01), true],
    ['canceled', daysFromNow(-0.01), false],
    ['canceled', null, false],
    ['incomplete', daysFromNow(9), false],
    ['unpaid', daysFromNow(9), false],
    ['paused', daysFromNow(9), false],
    ['incomplete_expired', daysFromNow(9), false],
    ['', daysFromNow(9), false],
  ])('a membership that is %s until %s: %s', (status, end, expected) => {
    expect(hasAccess(posts.low, on('low', status, end))).toBe(expected)
    expect(hasAccess(posts.paid, on('low', status, end))).toBe(expected)
  })

  it.each([
    [null, true],
    [daysFromNow(0.01), true],
    [daysFromNow(-0.01), false],
  ])('a membership that was given until %s: %s', (end, expected) => {
    expect(hasAccess(posts.low, on('low', 'active', end, 'none'))).toBe(expected)
    expect(hasAccess(posts.paid, on('low', 'active', end, 'none'))).toBe(expected)
  })

  it.each([
    ['active', 'month', null],
    ['past_due', 'month', daysFromNow(3)],
    ['canceled', 'year', daysFromNow(3)],
  ])('opens nothing that was paid with test payments before the shop went live, %s', (...given) => {
    const [status, interval, end] = given
    expect(hasAccess(posts.low, on('low', status, end, interval, true))).toBe(false)
  })

  it('opens lower tiers only where the site says so, never higher ones', () => {
    const rest = { interval: 'month', currentPeriodEnd: null, isElsewhere: false }
    const high = [{ tierId: 'high', status: 'active', ...rest }]
    const free = [{ tierId: 'free', status: 'free', ...rest }]
    expect(open(viewer(high, true))).toEqual(['public', 'members', 'paid', 'low', 'either', 'free'])
    expect(open(viewer(free, true))).toEqual(['public', 'members', 'free'])
    const gone = [{ tierId: 'gone', status: 'active', ...rest }]
    expect(open(viewer(gone, true))).toEqual(['public', 'members', 'paid'])
  })
})
