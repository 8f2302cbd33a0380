import { expect, it } from 'vitest'
import {
  colorChoices,
  preselect,
  selectedVariant,
  selectionProblem,
  sizeChoices,
  withColor,
} from '@/site/pages/product/merch-selection'
import type { AvailabilityStatus, VariantView } from '@/src/core/contracts/products'
import { messages } from '@/src/core/messages'

function variant(
  color: string,
  size: string,
  availabilityStatus: AvailabilityStatus = 'active',
): VariantView {
  return {
    id: `${color}-${size}`,
    isDefault: false,
    priceMinor: 3200,
    payWhatYouWant: false,
    color: color ? { name: color, hex: '#111111' } : null,
    size,
    availabilityStatus,
    deliveryType: 'shipping',
    upcCode: '',
    media: [],
  }
}

const tee = [
  variant('Black', 'S', 'sold_out'),
  variant('Black', 'M', 'inactive'),
  variant('Bone', 'S', 'sold_out'),
  variant('Bone', 'M'),
  variant('Bone', 'L'),
]

it('preselects the first colour with an available size, then its first available size', () => {
  expect(preselect(tee)).toEqual({ color: 'Bone', size: 'M' })
})

it('preselects nothing when all is sold out', () => {
  expect(preselect(tee.slice(0, 2))).toEqual({ color: null, size: null })
})

it('disables colours and sizes whose variants are not active', () => {
  expect(colorChoices(tee).map(({ value, isAvailable }) => [value.name, isAvailable])).toEqual([
    ['Black', false],
    ['Bone', true],
  ])
  expect(sizeChoices(tee, 'Bone')).toEqual([
    { value: 'S', isAvailable: false },
    { value: 'M', isAvailable: true },
    { value: 'L', isAvailable: true },
  ])
})

it('clears the size when the colour changes, not when it is chosen again', () => {
  const chosen = { color: 'Bone', size: 'M' }
  expect(withColor(chosen, 'Black')).toEqual({ color: 'Black', size: null })
  expect(withColor(chosen, 'Bone')).toEqual(chosen)
})

it('asks for colour and size, and refuses a variant that is not active', () => {
  expect(selectionProblem(tee, { color: 'Bone', size: null })).toBe(
    messages.cart.selectColorAndSize,
  )
  expect(selectionProblem(tee, { color: 'Bone', size: 'S' })).toBe(messages.cart.outOfStock)
  expect(selectionProblem(tee, { color: 'Bone', size: 'M' })).toBe('')
})

it('needs no choice where the product has none', () => {
  const poster = [variant('', '')]
  expect(preselect(poster)).toEqual({ color: null, size: null })
  expect(selectionProblem(poster, preselect(poster))).toBe('')
  expect(selectedVariant(poster, preselect(poster))?.id).toBe('-')
  expect(selectionProblem([variant('', '', 'sold_out')], { color: null, size: null })).toBe(
    messages.cart.outOfStock,
  )
})
