import type { DeliveryType } from '@/src/core/choices/product-choices'
import type { AppliedTax } from '@/src/core/orders/pricing/cart-line'
import { milliPercent, percentOf, shareOf } from '@/src/core/orders/pricing/rounding'

export type TaxedKind = 'physical' | 'digital'

/** What somebody sends or hands over is a thing; files, tickets and memberships are not. */
export function taxedKind(deliveryType: DeliveryType): TaxedKind {
  return deliveryType === 'digital' ? 'digital' : 'physical'
}

export type TaxRate = {
  /** `VAT` */
  name: string
  /** ISO code; empty: everywhere that no other rate names. */
  country: string
  /** 0 to 100, with up to three decimals. */
  percent: number
  /** True when the artist's prices hold the tax already. */
  isIncluded: boolean
  appliesTo: TaxedKind | 'all'
  /** Whether shipping is taxed like the things that are sent. */
  onShipping: boolean
}

/** Whether the buyer's country can make a difference to what things of this kind cost. */
export function isTaxedAnywhere(rates: readonly TaxRate[], kind: TaxedKind): boolean {
  return rates.some((rate) => appliesTo(rate, kind))
}

/** The one rate for things of a kind in a country: its own before the world's, the kind's before all's. */
export function findTaxRate(
  rates: readonly TaxRate[],
  country: string | null,
  kind: TaxedKind,
): TaxRate | null {
  if (country === null) {
    return null
  }
  const fits = rates.filter((rate) => appliesTo(rate, kind))
  const ofCountry = fits.filter((rate) => rate.country === country)
  const near = ofCountry.length > 0 ? ofCountry : fits.filter((rate) => rate.country === '')
  return near.find((rate) => rate.appliesTo === kind) ?? near[0] ?? null
}

/** The tax on an amount, half up; null when there is none. */
export function taxOn(rate: TaxRate | null, netMinor: number): AppliedTax | null {
  if (!rate) {
    return null
  }
  const { name, percent, isIncluded } = rate
  const milli = milliPercent(percent)
  const amountMinor = isIncluded
    ? shareOf(netMinor, milli, 100_000 + milli)
    : percentOf(netMinor, percent)
  return { name, percent, amountMinor, isIncluded }
}

function appliesTo(rate: TaxRate, kind: TaxedKind): boolean {
  return rate.percent > 0 && (rate.appliesTo === 'all' || rate.appliesTo === kind)
}
