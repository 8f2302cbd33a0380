'use client'

import { ProductGridSkeleton } from '@/plugins/catalog/product-grid/product-grid'
import { ListScreen } from '@/src/admin/ui/list/list-screen'
import { ownerMessages } from '@/src/core/messages/owner-messages'

/** The list of merch while it is on its way. */
export function MerchSkeleton() {
  return (
    <ListScreen title={ownerMessages.merch.title} isBusy>
      <ProductGridSkeleton />
    </ListScreen>
  )
}
