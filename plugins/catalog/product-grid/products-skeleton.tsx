'use client'

import { ProductGridSkeleton } from '@/plugins/catalog/product-grid/product-grid'
import { ListScreen } from '@/src/admin/ui/list/list-screen'

/** A list of what is sold while it is on its way. */
export function ProductsSkeleton({ title }: { title: string }) {
  return (
    <ListScreen title={title} isBusy>
      <ProductGridSkeleton />
    </ListScreen>
  )
}
