import { expect, it } from 'vitest'
import { fieldsInWords } from '@/src/admin/writing/field-words'

it('calls fields as their screen does', () => {
  expect(fieldsInWords(['title'])).toBe('title')
  expect(fieldsInWords(['releaseDate', 'isFeatured', 'hasCoverColours', 'zipCode'])).toBe(
    'release date, featured, cover colours, and postal code',
  )
})
