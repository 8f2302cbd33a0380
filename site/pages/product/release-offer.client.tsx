'use client'

import { SiteLink } from '@/site/layout/site-link.client'
import { PurchaseNotes } from '@/site/pages/product/purchase-notes.client'
import styles from '@/site/pages/product/release.module.css'
import { ReleaseActions } from '@/site/pages/product/release-actions.client'
import { useIsOwned } from '@/site/pages/product/use-is-owned.client'
import { useOwnOffer } from '@/site/pages/product/use-own-offer.client'
import type { ProductDetail, VariantView } from '@/src/core/contracts/products'
import { messages } from '@/src/core/messages'

type Props = {
  product: Pick<
    ProductDetail,
    'id' | 'title' | 'category' | 'cover' | 'trackCount' | 'reservedFor' | 'waysIn'
  >
  variant: VariantView
}

/** What this visitor should know of a release before buying it, and the buttons to do so. */
export function ReleaseOffer({ product, variant }: Props) {
  const offer = useOwnOffer(product, variant)
  const isOwned = useIsOwned(product.id)
  return (
    <>
      {isOwned && (
        <p className={styles.owned}>
          {messages.store.isYours}{' '}
          <SiteLink href="/account#purchases">{messages.store.toPurchases}</SiteLink>
        </p>
      )}
      <PurchaseNotes
        product={product}
        variant={variant}
        isPickedUp={variant.deliveryType === 'pickup'}
        offer={offer}
      />
      <div className={styles.actions}>
        <ReleaseActions product={product} variant={variant} mayBuy={offer.mayBuy === true} />
      </div>
    </>
  )
}
