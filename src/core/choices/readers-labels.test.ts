import { expect, it } from 'vitest'
import { readersLabel } from '@/src/core/choices/readers-labels'
import { ownerPostMessages } from '@/src/core/messages/owner/posts'

const words = (tiers: readonly string[], includesLower = false) =>
  readersLabel({ visibility: 'tiers', tiers, includesLower })

it('says whom something is for, with tiers by name', () => {
  expect(readersLabel({ visibility: 'members', tiers: ['Gold'], includesLower: true })).toBe(
    'Fans with an account',
  )
  expect(words([])).toBeNull()
  expect(words(['Gold'])).toBe('Members of Gold')
  expect(words(['Silver', 'Gold'])).toBe('Members of Silver or Gold')
  expect(words(['Silver'], true)).toBe('Members of Silver and above')
})

const { seesAll, mailReaches } = ownerPostMessages.posts

it.each([
  [null, false, 'Nobody sees all of it yet: choose a tier.'],
  ['Everybody', true, 'Everybody can see all of it, without logging in.'],
  ['Members of Gold', false, 'Members of Gold see all of it.'],
])('says in a sentence who sees all of what is for %s', (readers, isForAll, sentence) => {
  const { who, does } = seesAll(readers, isForAll)
  expect(`${who} ${does}`).toBe(sentence)
})

it.each([
  [0, null, 'nobody yet: no tier is chosen.'],
  [0, 'Members of Gold', '0 people of “Members of Gold”: those who have'],
  [1, 'Members of Gold', '1 person of “Members of Gold”: those who have'],
  [1200, 'Everybody', '1,200 people of “Everybody”: those who have'],
])('says whom a mail reaches: %s of %s', (count, readers, sentence) => {
  const { whom, which } = mailReaches(count, readers)
  expect(`${whom} ${which}`).toContain(sentence)
})
