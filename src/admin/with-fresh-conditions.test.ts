import type { CollectionConfig, Field } from 'payload'
import { expect, it } from 'vitest'
import { withFreshConditions } from '@/src/admin/with-fresh-conditions'

const names = (...fields: Field[]) =>
  withFreshConditions({ slug: 'songs', fields } satisfies CollectionConfig).fields.map((field) =>
    'name' in field ? field.name : field.type,
  )
const dependent: Field = { name: 'year', type: 'text', admin: { condition: () => true } }

it('leaves forms alone in which nothing depends on anything', () => {
  expect(names({ name: 'title', type: 'text' })).toEqual(['title'])
})

it('follows choices also where what depends on them lies deeper', () => {
  expect(names(dependent)).toEqual(['year', 'askAgain'])
  expect(names({ type: 'row', fields: [dependent] })).toEqual(['row', 'askAgain'])
})
