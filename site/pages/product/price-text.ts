import type { ProductCard } from '@/src/core/contracts/products'
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
