import type { CatalogueVariant } from '@/scripts/seed/catalogue/types'

/** The one variant of a release that is sold as a download. */
export function download(
  key: string,
  priceMinor: number,
  upcCode: string,
  payWhatYouWant = false,
): CatalogueVariant {
  return {
    key,
    isDefault: true,
    priceMinor,
    payWhatYouWant,
    availabilityStatus: 'active',
    deliveryType: 'digital',
    upcCode,
  }
}
