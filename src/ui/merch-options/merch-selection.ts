import type { MediaView } from '@/src/core/contracts/pages/media-answers'
import type { VariantView } from '@/src/core/contracts/products/products'
import { cartMessages } from '@/src/core/messages/cart'
import { storeMessages } from '@/src/core/messages/store'
import { canBeBought } from '@/src/core/orders/availability'

/** What a visitor has chosen; null while undecided, or when the product has no such choice. */
export type MerchSelection = { color: string | null; size: string | null }

/** `lack` says why it cannot be chosen; empty when it can. */
export type Choice<Value> = { value: Value; lack: string }

type Color = NonNullable<VariantView['color']>

function isActive({ availabilityStatus, releaseAt }: VariantView): boolean {
  return canBeBought(availabilityStatus, releaseAt)
}

/** Why none of these can be bought: they are gone, or not out yet; empty when one can. */
export function lackOf(variants: readonly VariantView[]): string {
  if (variants.some(isActive)) {
    return ''
  }
  return variants.some(({ availabilityStatus }) => availabilityStatus === 'preorder')
    ? storeMessages.comingSoon
    : storeMessages.soldOut
}

/** Every colour once, in catalogue order; available when any size of it is. */
export function colorChoices(variants: readonly VariantView[]): Choice<Color>[] {
  const byName = new Map<string, Color>()
  for (const { color } of variants) {
    if (color && !byName.has(color.name)) {
      byName.set(color.name, color)
    }
  }
  return [...byName.values()].map((value) => ({
    value,
    lack: lackOf(variants.filter((variant) => isOfColor(variant, value.name))),
  }))
}

/** Every size of the product once; available when the chosen colour comes in it. */
export function sizeChoices(
  variants: readonly VariantView[],
  color: MerchSelection['color'],
): Choice<string>[] {
  const sizes = new Set(variants.map(({ size }) => size).filter(Boolean))
  return [...sizes].map((size) => ({
    value: size,
    lack: lackOf(variants.filter((variant) => variant.size === size && isOfColor(variant, color))),
  }))
}

/** The first colour that has an available size, and its first available size. */
export function preselect(variants: readonly VariantView[]): MerchSelection {
  const color = colorChoices(variants).find(({ lack }) => lack === '')?.value.name ?? null
  const size = sizeChoices(variants, color).find(({ lack }) => lack === '')?.value ?? null
  return { color, size }
}

/** Another colour clears the size: it may not come in it. */
export function withColor(selection: MerchSelection, color: string): MerchSelection {
  return color === selection.color ? selection : { color, size: null }
}

/** The variant of a complete selection. */
export function selectedVariant(
  variants: readonly VariantView[],
  { color, size }: MerchSelection,
): VariantView | undefined {
  return variants.find(
    (variant) => (variant.color?.name ?? null) === color && (variant.size || null) === size,
  )
}

/** Why the selection cannot go into the cart; empty when it can. */
export function selectionProblem(
  variants: readonly VariantView[],
  selection: MerchSelection,
): string {
  const needsColor = variants.some(({ color }) => color)
  const needsSize = variants.some((variant) => variant.size && isOfColor(variant, selection.color))
  if ((needsColor && !selection.color) || (needsSize && !selection.size)) {
    return cartMessages.selectColorAndSize
  }
  const variant = selectedVariant(variants, selection)
  return variant && isActive(variant) ? '' : cartMessages.outOfStock
}

function isOfColor(variant: VariantView, color: MerchSelection['color']): boolean {
  return color === null || variant.color?.name === color
}

/** The chosen variant's own pictures first, then what else there is to see of the product. */
export function picturesOf(all: readonly MediaView[], own: readonly MediaView[]): MediaView[] {
  const ownIds = new Set(own.map(({ id }) => id))
  return [...own, ...all.filter(({ id }) => !ownIds.has(id))]
}
