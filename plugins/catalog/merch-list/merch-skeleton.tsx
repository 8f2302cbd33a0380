'use client'

import { ProductGridSkeleton } from '@/plugins/catalog/product-grid/product-grid'
import list from '@/plugins/catalog/product-grid/product-grid.module.css'
import controls from '@/src/admin/ui/controls.module.css'
import { ownerMessages } from '@/src/core/messages/owner-messages'

/** The list of merch while it is on its way. */
export function MerchSkeleton() {
  return (
    <div className={`${controls.tokens} ${controls.chrome} ${list.screen}`}>
      <div className={list.head}>
        <h1>{ownerMessages.merch.title}</h1>
      </div>
      <ProductGridSkeleton />
    </div>
  )
}
