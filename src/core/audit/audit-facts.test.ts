import { expect, it } from 'vitest'
import { auditActions, auditGroups } from '@/src/core/audit/audit-actions'
import { changesOf, factLabel } from '@/src/core/audit/audit-facts'

it('keeps what differs, and nothing else', () => {
  const before = { role: 'owner', email: 'a@example.com', priceMinor: undefined }
  const after = { role: 'platform-admin', email: 'a@example.com', priceMinor: 900 }
  expect(changesOf(['role', 'email', 'priceMinor'], before, after)).toEqual({
    role: { before: 'owner', after: 'platform-admin' },
    priceMinor: { before: null, after: 900 },
  })
  expect(changesOf(['email'], before, after)).toBeNull()
})

it('takes nothing and null for the same', () => {
  expect(changesOf(['price'], {}, { price: null })).toBeNull()
})

it('says facts in words, amounts in dollars', () => {
  const facts = {
    priceMonthlyMinor: { before: 900, after: 1250 },
    memberPriceMinor: { before: null, after: 0 },
    restock: true,
    orders: 3,
  }
  expect(factLabel(facts)).toEqual([
    ['Price monthly', '$9.00 → $12.50'],
    ['Member price', 'none → $0.00'],
    ['Restock', 'yes'],
    ['Orders', '3'],
  ])
})

it('lets every action be found by one choice', () => {
  const chosen = auditGroups.flatMap(({ actions }) => actions)
  expect(chosen.toSorted()).toEqual(Object.keys(auditActions).toSorted())
})
