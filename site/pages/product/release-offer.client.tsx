'use client'

import { type ReactNode, useCallback, useState } from 'react'
import { useAccount } from '@/site/account/use-account.client'
import { useLoaded } from '@/site/account/use-loaded.client'
import { ownsRelease } from '@/site/api/account'
import { SiteLink } from '@/site/layout/site-link.client'
import { Editions } from '@/site/pages/product/editions'
import { lackOf } from '@/site/pages/product/merch-selection'
import { PriceLine } from '@/site/pages/product/price-line'
import { PurchaseNotes } from '@/site/pages/product/purchase-notes.client'
import styles from '@/site/pages/product/release.module.css'
import { ReleaseActions } from '@/site/pages/product/release-actions.client'
import { useOwnOffer } from '@/site/pages/product/use-own-offer.client'
import type { ProductDetail, VariantView } from '@/src/core/contracts/products'
import { deliveryMessages } from '@/src/core/messages/delivery'
import { storeMessages } from '@/src/core/messages/store'
import { priceOf } from '@/src/core/price-text'

type Props = {
  product: Pick<
    ProductDetail,
    'id' | 'title' | 'category' | 'cover' | 'trackCount' | 'reservedFor' | 'waysIn'
  >
  /** The editions of the release: the download, the record, the disc. */
  variants: readonly [VariantView, ...VariantView[]]
  /** What its buyers get. */
  children: ReactNode
}

/** What this visitor should know of a release before buying it, and the buttons to do so. */
export function ReleaseOffer({ product, variants, children }: Props) {
  const [variant, choose] = useState(() => firstChoice(variants))
  const offer = useOwnOffer(product, variant)
  const isOwned = useIsOwned(product.id)
  const hasSongs = product.trackCount > 0
  return (
    <>
      <PriceLine product={priceOf(variant)} />
      {children}
      {variants.length > 1 && <Editions variants={variants} chosen={variant} onChoose={choose} />}
      {hasSongs && variant.deliveryType !== 'digital' && (
        <p className={styles.files}>{deliveryMessages.editionWithDownload}</p>
      )}
      {isOwned && (
        <p className={styles.owned}>
          {storeMessages.isYours}{' '}
          <SiteLink href="/account#purchases">{storeMessages.toPurchases}</SiteLink>
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

/** The edition that the artist named first, or the first that can be bought. */
function firstChoice(variants: Props['variants']): VariantView {
  const named = variants.find(({ isDefault }) => isDefault) ?? variants[0]
  return [named, ...variants].find((variant) => lackOf([variant]) === '') ?? named
}

/** Whether a release is the visitor's already, so that nobody buys twice what they have. */
function useIsOwned(productId: string): boolean {
  const isAuthenticated = useAccount((account) => account.isAuthenticated)
  const load = useCallback(
    async () => isAuthenticated && (await ownsRelease(productId)),
    [isAuthenticated, productId],
  )
  return useLoaded(load).data === true
}
