import { expect, it } from 'vitest'
import {
  choiceQuery,
  isChosen,
  memberChoices,
} from '@/plugins/commerce/memberships/admin/member-choices'

const choices = memberChoices({ name: 'stripe', livemode: true })
const chosenAt = (query: string) =>
  choices
    .filter((choice) => isChosen(choice, Object.fromEntries(new URLSearchParams(query))))
    .map(({ label }) => label)

it('marks the one choice whose link was followed', () => {
  for (const choice of choices) {
    expect(chosenAt(`${choiceQuery(choice)}&limit=10&sort=-startedAt`)).toEqual([choice.label])
  }
  expect(chosenAt('where[or][0][and][0][tier][equals]=high')).toEqual([])
})
