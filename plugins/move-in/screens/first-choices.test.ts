import { expect, it } from 'vitest'
import { firstChoices, withChoice } from '@/plugins/move-in/screens/first-choices'
import type { ImportFindings } from '@/src/core/contracts/studio/move-in'

it('takes tiers and releases of the same name for the same, and chooses no list', () => {
  const site = {
    tiers: [{ id: 't1', name: 'Gold' }],
    lists: [{ id: 'l1', name: 'News' }],
    releases: [{ id: 'r1', name: 'Night Bus ' }],
  }
  const findings = {
    tiers: [{ name: 'gold', count: 2 }],
    releases: [
      { name: 'Night bus', count: 1 },
      { name: 'Tides', count: 1 },
    ],
  } as Partial<ImportFindings> as ImportFindings
  expect(firstChoices(site, findings)).toEqual({
    ...{ listId: null, siteAddress: '', mailable: {}, consent: false },
    tiers: { gold: 't1' },
    releases: { 'Night bus': 'r1' },
  })
  expect(firstChoices(undefined, findings)).toMatchObject({ tiers: {}, releases: {} })
})

it('takes a choice back by an empty one', () => {
  expect(withChoice({ a: '1' }, 'b', '2')).toEqual({ a: '1', b: '2' })
  expect(withChoice({ a: '1', b: '2' }, 'b', '')).toEqual({ a: '1' })
})
