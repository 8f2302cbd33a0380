import { expect, it } from 'vitest'
import { joinPath, signUpToJoinPath } from '@/src/core/memberships/join-path'

it('leads to the tier, at once or by way of signing up', () => {
  expect(joinPath('a b&c')).toBe('/membership/checkout?membershipTierId=a+b%26c')
  expect(joinPath('t1', '/members#post-1')).toBe(
    '/membership/checkout?membershipTierId=t1&back=%2Fmembers%23post-1',
  )
  expect(joinPath('t1', '/members', { interval: 'year', amount: '60.50' })).toBe(
    '/membership/checkout?membershipTierId=t1&interval=year&amount=60.50&back=%2Fmembers',
  )
  const query = new URL(signUpToJoinPath('t1'), 'https://x.example').searchParams
  expect([...query]).toEqual([['redirect', '/membership/checkout?membershipTierId=t1']])
})
