import { expect, it } from 'vitest'
import { fieldLabels } from '@/src/admin/writing/field-labels'

it('calls fields as their screen does', () => {
  expect(fieldLabels(['title'])).toBe('title')
  expect(fieldLabels(['releaseDate', 'isFeatured', 'hasCoverColours', 'zipCode'])).toBe(
    'release date, featured, cover colours, and postal code',
  )
})
