import { expect, it } from 'vitest'
import { type Claim, judgeClaims } from '@/plugins/domains/judge-claims'
import { limits } from '@/src/core/limits'

const now = new Date('2026-11-28T12:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
const claim = (profileId: string, state: Partial<Claim> = {}): Claim => ({
  ...{ id: `of-${profileId}`, profileId, provedAt: null, missingSince: null },
  ...state,
})
const luna = claim('luna')
const kito = claim('kito')
const proved = { ...luna, provedAt: daysAgo(100) }
const judge = (claims: Claim[], ...named: string[]) => judgeClaims(claims, new Set(named), now)

it('proves the claim that a record names, in whatever order they were made', () => {
  expect(judge([luna, kito], 'kito')).toEqual([luna, { ...kito, provedAt: now }])
})

it('leaves all as it is while nobody is named', () => {
  expect(judge([luna, kito])).toEqual([luna, kito])
})

it('gives a host that two records name to the first, and leaves it with who has it', () => {
  expect(judge([luna, kito], 'luna', 'kito')).toEqual([{ ...luna, provedAt: now }, kito])
  expect(judge([kito, proved], 'luna', 'kito')).toEqual([kito, proved])
})

it('waits for a record that is gone, and ends the proof when it stays so', () => {
  expect(judge([proved])).toEqual([{ ...proved, missingSince: now }])
  const missing = { ...proved, missingSince: daysAgo(limits.domain.keptDays - 0.01) }
  expect(judge([missing])).toEqual([missing])
  expect(judge([missing], 'luna')).toEqual([proved])
  const lost = { ...proved, missingSince: daysAgo(limits.domain.keptDays) }
  expect(judge([lost])).toEqual([luna])
})

it('does not wait when the host was proved for somebody else', () => {
  expect(judge([proved, kito], 'kito')).toEqual([luna, { ...kito, provedAt: now }])
})
