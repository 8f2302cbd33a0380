'use client'

import dynamic from 'next/dynamic'
import { useState } from 'react'
import { useCart } from '@/site/cart/use-cart.client'
import { cartItemOf } from '@/site/pages/product/cart-item-of'
import { lackOf } from '@/site/pages/product/merch-selection'
import type { ProductDetail, VariantView } from '@/src/core/contracts/products'
import type { Gift } from '@/src/core/gift'
import { buttonClass } from '@/src/ui/button/button'
import { Icon } from '@/src/ui/icon/icon'

const PriceDialog = dynamic(
  () => import('@/site/pages/product/price-dialog.client').then((module) => module.PriceDialog),
  { ssr: false },
)
const GiftDialog = dynamic(
  () => import('@/site/pages/product/gift-dialog.client').then((module) => module.GiftDialog),
  { ssr: false },
)

type Props = {
  product: Pick<ProductDetail, 'id' | 'title' | 'category' | 'cover' | 'trackCount'>
  variant: VariantView
}

/** Puts the release into the cart, for oneself or for someone else; asks for a price where it is free. */
export function ReleaseActions({ product, variant }: Props) {
  const add = useCart((cart) => cart.add)
  const [dialog, setDialog] = useState<'price' | 'gift' | null>(null)
  const close = () => setDialog(null)

  const put = (priceMinor: number, gift?: Gift) => {
    close()
    add(cartItemOf(product, { variant, priceMinor, quantity: 1, gift }))
  }

  const lack = lackOf([variant])

  if (lack) {
    return (
      <button type="button" className={buttonClass({ wide: true })} disabled>
        {lack}
      </button>
    )
  }
  return (
    <>
      <button
        type="button"
        className={buttonClass({ primary: true, wide: true })}
        onClick={() => (variant.payWhatYouWant ? setDialog('price') : put(variant.priceMinor))}
      >
        Buy Now
      </button>
      <button
        type="button"
        className={buttonClass({ wide: true })}
        aria-haspopup="dialog"
        onClick={() => setDialog('gift')}
      >
        <Icon name="gift" />
        Send as gift
      </button>
      {dialog === 'price' && (
        <PriceDialog
          title={product.title}
          minMinor={variant.priceMinor}
          onPrice={put}
          onClose={close}
        />
      )}
      {dialog === 'gift' && (
        <GiftDialog title={product.title} variant={variant} onGift={put} onClose={close} />
      )}
    </>
  )
}
