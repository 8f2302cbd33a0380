import { expect, it } from 'vitest'
import type { AvailabilityStatus } from '@/src/core/choices/product-choices'
import type { VariantView } from '@/src/core/contracts/products/products'
import { cartMessages } from '@/src/core/messages/cart'
import {
  colorChoices,
  lackOf,
  preselect,
  selectedVariant,
  selectionProblem,
  sizeChoices,
  withColor,
} from '@/src/ui/merch-options/merch-selection'

function variant(
  color: string,
  size: string,
  availabilityStatus: AvailabilityStatus = 'active',
): VariantView {
  return {
    id: `${color}-${size}`,
    isDefault: false,
    priceMinor: 3200,
    memberPriceMinor: null,
    payWhatYouWant: false,
    color: color ? { name: color, hex: '#111111' } : null,
    size,
    availabilityStatus,
    releaseAt: null,
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
  expect(colorChoices(tee).map(({ value, lack }) => [value.name, lack])).toEqual([
    ['Black', 'Sold out'],
    ['Bone', ''],
  ])
  expect(sizeChoices(tee, 'Bone')).toEqual([
    { value: 'S', lack: 'Sold out' },
    { value: 'M', lack: '' },
    { value: 'L', lack: '' },
  ])
})

it('tells what is not out yet from what is gone', () => {
  const pressing = [variant('Black', '', 'sold_out'), variant('Sea glass', '', 'preorder')]
  expect(colorChoices(pressing).map(({ lack }) => lack)).toEqual(['Sold out', 'Coming soon'])
  expect(lackOf(pressing)).toBe('Coming soon')
  expect(lackOf(pressing.slice(0, 1))).toBe('Sold out')
  expect(lackOf([])).toBe('Sold out')
  expect(selectionProblem(pressing, { color: 'Sea glass', size: null })).toBe(
    cartMessages.outOfStock,
  )
})

it('sells what is not out yet once it has a day', () => {
  const dated = { ...variant('Sea glass', '', 'preorder'), releaseAt: '2027-02-12T00:00:00.000Z' }
  const pressing = [variant('Black', '', 'sold_out'), dated]
  expect(lackOf(pressing)).toBe('')
  expect(preselect(pressing)).toEqual({ color: 'Sea glass', size: null })
  expect(selectionProblem(pressing, preselect(pressing))).toBe('')
})

it('asks for no size of a colour that has none', () => {
  const mixed = [variant('Bone', 'M'), variant('Pine', '')]
  expect(selectionProblem(mixed, withColor(preselect(mixed), 'Pine'))).toBe('')
  expect(selectionProblem(mixed, { color: 'Bone', size: null })).toBe(
    cartMessages.selectColorAndSize,
  )
})

it('clears the size when the colour changes, not when it is chosen again', () => {
  const chosen = { color: 'Bone', size: 'M' }
  expect(withColor(chosen, 'Black')).toEqual({ color: 'Black', size: null })
  expect(withColor(chosen, 'Bone')).toEqual(chosen)
})

it('asks for colour and size, and refuses a variant that is not active', () => {
  expect(selectionProblem(tee, { color: 'Bone', size: null })).toBe(cartMessages.selectColorAndSize)
  expect(selectionProblem(tee, { color: 'Bone', size: 'S' })).toBe(cartMessages.outOfStock)
  expect(selectionProblem(tee, { color: 'Bone', size: 'M' })).toBe('')
})

it('needs no choice where the product has none', () => {
  const poster = [variant('', '')]
  expect(preselect(poster)).toEqual({ color: null, size: null })
  expect(selectionProblem(poster, preselect(poster))).toBe('')
  expect(selectedVariant(poster, preselect(poster))?.id).toBe('-')
  expect(selectionProblem([variant('', '', 'sold_out')], { color: null, size: null })).toBe(
    cartMessages.outOfStock,
  )
})
