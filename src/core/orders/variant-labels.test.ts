import { expect, it } from 'vitest'
import { titleWithVariant, variantLabel } from '@/src/core/orders/variant-labels'

it.each([
  [{ color: 'Black', size: 'M' }, 'Black, M', 'Shirt, Black, M'],
  [{ color: '', size: 'M' }, 'M', 'Shirt, M'],
  [{ color: 'Black', size: null }, 'Black', 'Shirt, Black'],
  [{}, '', 'Shirt'],
])('names %o', (chosen, words, withTitle) => {
  expect(variantLabel(chosen)).toBe(words)
  expect(titleWithVariant({ title: 'Shirt', ...chosen })).toBe(withTitle)
})
