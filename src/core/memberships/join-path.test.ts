import { expect, it } from 'vitest'
import { joinPath, signUpToJoinPath } from '@/src/core/memberships/join-path'

it('leads to the tier, at once or by way of signing up', () => {
  expect(joinPath('a b&c')).toBe('/membership/checkout?membershipTierId=a%20b%26c')
  const query = new URL(signUpToJoinPath('t1'), 'https://x.example').searchParams
  expect([...query]).toEqual([['redirect', '/membership/checkout?membershipTierId=t1']])
})
