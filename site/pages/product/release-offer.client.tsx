'use client'

import dynamic from 'next/dynamic'
import { type ReactNode, useCallback, useState } from 'react'
import { useAccount, useLoaded } from '@/site/account/use-account.client'
import { ownsRelease } from '@/site/api/account'
import { useCart } from '@/site/cart/use-cart.client'
import { NeedsScript } from '@/site/layout/needs-script'
import { SiteLink } from '@/site/layout/site-link.client'
import { cartItemOf } from '@/site/pages/product/cart-item-of'
import { Editions } from '@/site/pages/product/editions'
import { GiftButton } from '@/site/pages/product/gift/gift-button.client'
import { PriceLine } from '@/site/pages/product/purchase/price-line'
import { PurchaseNotes } from '@/site/pages/product/purchase/purchase-notes.client'
import styles from '@/site/pages/product/release.module.css'
import { useOwnOffer } from '@/site/pages/product/use-own-offer.client'
import type { ProductDetail, VariantView } from '@/src/core/contracts/products/products'
import type { Gift } from '@/src/core/gifts/gift'
import { deliveryMessages } from '@/src/core/messages/orders'
import { storeMessages } from '@/src/core/messages/store'
import { priceOf } from '@/src/core/money'
import { buttonClass } from '@/src/ui/button/button'
import { lackOf } from '@/src/ui/merch-options/merch-selection'

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
      <NeedsScript what="Buying" className={styles.files} />
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

const PriceDialog = dynamic(
  () =>
    import('@/site/pages/product/purchase/price-dialog.client').then(
      (module) => module.PriceDialog,
    ),
  { ssr: false },
)

type ReleaseActionsProps = {
  product: Pick<ProductDetail, 'id' | 'title' | 'category' | 'cover' | 'trackCount'>
  variant: VariantView
  /** The visitor is among those whom it is for. */
  mayBuy: boolean
}

/** Puts the release into the cart, for oneself or for someone else; asks for a price where it is free. */
function ReleaseActions({ product, variant, mayBuy }: ReleaseActionsProps) {
  const add = useCart((cart) => cart.add)
  const [isPriceOpen, setPriceOpen] = useState(false)
  const close = () => setPriceOpen(false)

  const put = (priceMinor: number, gift?: Gift) => {
    close()
    add(cartItemOf(product, { variant, priceMinor, quantity: 1, gift }))
  }

  const lack = lackOf([variant])

  const label = variant.releaseAt ? storeMessages.preorder : 'Buy Now'

  if (lack || !mayBuy) {
    return (
      <button type="button" className={buttonClass({ wide: true })} disabled>
        {lack || label}
      </button>
    )
  }
  return (
    <>
      <button
        type="button"
        className={buttonClass({ primary: true, wide: true })}
        onClick={() => (variant.payWhatYouWant ? setPriceOpen(true) : put(variant.priceMinor))}
      >
        {label}
      </button>
      <GiftButton title={product.title} variant={variant} onGift={put} />
      {isPriceOpen && (
        <PriceDialog
          title={product.title}
          minMinor={variant.priceMinor}
          suggestedMinor={variant.suggestedMinor}
          onPrice={put}
          onClose={close}
        />
      )}
    </>
  )
}
