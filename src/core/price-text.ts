import type { ProductCard, VariantView } from '@/src/core/contracts/products'
import { formatPrice } from '@/src/core/money'

/** `$32.00`, or `$18.00 - $30.50` when variants differ. */
export function priceText({
  priceMinMinor,
  priceMaxMinor,
}: Pick<ProductCard, 'priceMinMinor' | 'priceMaxMinor'>): string {
  return priceMinMinor === priceMaxMinor
    ? formatPrice(priceMinMinor)
    : `${formatPrice(priceMinMinor)} - ${formatPrice(priceMaxMinor)}`
}

/** What one variant costs, in the form of a product's prices. */
export function priceOf({ priceMinor, payWhatYouWant }: VariantView) {
  return { priceMinMinor: priceMinor, priceMaxMinor: priceMinor, payWhatYouWant }
}
