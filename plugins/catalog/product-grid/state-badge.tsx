import { Star } from '@/src/admin/ui/icons'
import type { ProductState } from '@/src/core/contracts/products/product-form'
import { ownerMessages } from '@/src/core/messages/owner-messages'

type Props = { state: ProductState; isFeatured: boolean }

/** Whether buyers can have it, and see it first. */
export function StateBadge({ state, isFeatured }: Props) {
  return (
    <>
      {isFeatured && <Star size={12} aria-label="Featured" />} {ownerMessages.merch.states[state]}
    </>
  )
}
