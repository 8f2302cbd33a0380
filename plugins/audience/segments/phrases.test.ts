import { expect, it } from 'vitest'
import { phraseOf, phrases, ruleWords } from '@/plugins/audience/segments/phrases'
import { segmentRule } from '@/src/core/contracts/audience/segments'

it.each(phrases.map((phrase) => [phrase.label, phrase] as const))(
  '“%s” makes a rule that is said so again',
  (_, phrase) => {
    expect(phraseOf(phrase.make()).id).toBe(phrase.id)
  },
)

it('begins with rules that can be stored, but for a show and a tag, which have to be named', () => {
  const unfinished = phrases.filter((phrase) => !segmentRule.safeParse(phrase.make()).success)
  expect(new Set(unfinished.map(({ asks }) => asks))).toEqual(new Set(['show', 'tag']))
})

it('says a rule that is turned round by the one that it turns, where it has no words of its own', () => {
  expect(phraseOf({ kind: 'spent', is: false, minor: 500 }).id).toBe('spent')
})

it.each([
  [{ kind: 'bought', is: true, productId: null }, 'bought anything'],
  [{ kind: 'country', is: false, country: 'NO' }, 'is not from Norway'],
  [{ kind: 'spent', is: true, minor: 5000 }, 'spent at least $50.00'],
  [{ kind: 'member', is: true, when: 'formerly', tierId: null }, 'was a member of any tier'],
  [{ kind: 'tag', is: false, tag: 'vip' }, 'does not have the tag “vip”'],
  [{ kind: 'inactive', is: true, days: 1 }, 'did nothing for 1 day'],
  [{ kind: 'joined', when: 'before', day: '2026-11-28' }, 'was first seen before 28 Nov 2026'],
] as const)('reads %o as words', (rule, words) => {
  expect(ruleWords(rule)).toBe(words)
})
