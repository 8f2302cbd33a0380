import type { DeliveryType } from '@/src/core/choices/product-choices'

type Line = { deliveryType: DeliveryType }

/** How what cannot be downloaded gets to its buyer. */
export type Handover = 'none' | 'parcel' | 'pickup' | 'both'

export function handoverOf(lines: readonly Line[]): Handover {
  const isSent = lines.some(({ deliveryType }) => deliveryType === 'shipping')
  const isPickedUp = lines.some(({ deliveryType }) => deliveryType === 'pickup')
  if (isSent && isPickedUp) {
    return 'both'
  }
  if (isPickedUp) {
    return 'pickup'
  }
  return isSent ? 'parcel' : 'none'
}
