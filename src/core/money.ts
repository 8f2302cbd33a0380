import type { ProductCard, VariantView } from '@/src/core/contracts/products/products'

/** Money is integer minor units (cents) inside; the specification's wire carries dollars with two decimals. */

/** Dollars for the wire: 1250 → 12.5. */
export function toDollars(amountMinor: number): number {
  return Math.round(amountMinor) / 100
}

/** Cents from the wire's dollars; 12.5 → 1250, half a cent rounds up. */
export function toMinor(dollars: number): number {
  return Math.round(dollars * 100)
}

/** Two decimals, no currency sign: 1250 → '12.50'. */
export function formatMinor(amountMinor: number): string {
  return (Math.round(amountMinor) / 100).toFixed(2)
}

/** `$12.50`, or `Free` is never implied: zero is `$0.00`. */
export function formatPrice(amountMinor: number): string {
  return `$${formatMinor(amountMinor)}`
}

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
