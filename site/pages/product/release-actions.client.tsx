'use client'

import dynamic from 'next/dynamic'
import { useState } from 'react'
import { useCart } from '@/site/cart/use-cart.client'
import { cartItemOf } from '@/site/pages/product/cart-item-of'
import { GiftButton } from '@/site/pages/product/gift-button.client'
import { lackOf } from '@/site/pages/product/merch-selection'
import type { ProductDetail, VariantView } from '@/src/core/contracts/products'
import type { Gift } from '@/src/core/gifts/gift'
import { storeMessages } from '@/src/core/messages/store'
import { buttonClass } from '@/src/ui/button/button'

const PriceDialog = dynamic(
  () => import('@/site/pages/product/price-dialog.client').then((module) => module.PriceDialog),
  { ssr: false },
)

type Props = {
  product: Pick<ProductDetail, 'id' | 'title' | 'category' | 'cover' | 'trackCount'>
  variant: VariantView
  /** The visitor is among those whom it is for. */
  mayBuy: boolean
}

/** Puts the release into the cart, for oneself or for someone else; asks for a price where it is free. */
export function ReleaseActions({ product, variant, mayBuy }: Props) {
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
          onPrice={put}
          onClose={close}
        />
      )}
    </>
  )
}
