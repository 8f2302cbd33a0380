import { expect, it } from 'vitest'
import {
  isChosen,
  memberFilterQuery,
  memberFilters,
} from '@/plugins/commerce/memberships/admin/member-filters'

const choices = memberFilters({ name: 'stripe', livemode: true })
const chosenAt = (query: string) =>
  choices
    .filter((choice) => isChosen(choice, Object.fromEntries(new URLSearchParams(query))))
    .map(({ label }) => label)

it('marks the one choice whose link was followed', () => {
  for (const choice of choices) {
    expect(chosenAt(`${memberFilterQuery(choice)}&limit=10&sort=-startedAt`)).toEqual([
      choice.label,
    ])
  }
  expect(chosenAt('where[or][0][and][0][tier][equals]=high')).toEqual([])
})
