import type { AvailabilityStatus } from '@/src/core/choices/product-choices'

/** What is out, or has a day on which it will be. */
export function canBeBought(status: AvailabilityStatus, releaseAt: string | null): boolean {
  return status === 'active' || (status === 'preorder' && releaseAt !== null)
}
