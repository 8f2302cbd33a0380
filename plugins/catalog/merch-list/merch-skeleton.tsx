'use client'

import styles from '@/plugins/catalog/merch-list/merch-list.module.css'
import { ProductGridSkeleton } from '@/plugins/catalog/product-grid/product-grid'
import controls from '@/src/admin/ui/controls.module.css'
import { ownerMessages } from '@/src/core/messages/owner-messages'

/** The list of merch while it is on its way. */
export function MerchSkeleton() {
  return (
    <div className={`${controls.tokens} ${controls.chrome} ${styles.screen}`}>
      <div className={styles.head}>
        <h1>{ownerMessages.merch.title}</h1>
      </div>
      <ProductGridSkeleton />
    </div>
  )
}
