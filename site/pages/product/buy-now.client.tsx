'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useCart } from '@/site/cart/use-cart.client'
import { cartItemOf } from '@/site/pages/product/cart-item-of'
import { isActive } from '@/site/pages/product/merch-selection'
import { PriceDialog } from '@/site/pages/product/price-dialog.client'
import type { ProductDetail, VariantView } from '@/src/core/contracts/products'
import { buttonClass } from '@/src/ui/button/button'

type Props = {
  product: Pick<ProductDetail, 'id' | 'title' | 'category' | 'cover' | 'trackCount'>
  variant: VariantView
}

/** Puts the release into the cart and goes to checkout; asks for a price first where it is free. */
export function BuyNow({ product, variant }: Props) {
  const put = useCart((cart) => cart.put)
  const router = useRouter()
  const [isAsking, setAsking] = useState(false)

  const buy = (priceMinor: number) => {
    put(cartItemOf(product, { variant, priceMinor, quantity: 1 }))
    router.push('/checkout')
  }

  if (!isActive(variant)) {
    return (
      <button type="button" className={buttonClass({ wide: true })} disabled>
        Sold out
      </button>
    )
  }
  return (
    <>
      <button
        type="button"
        className={buttonClass({ primary: true, wide: true })}
        onClick={() => (variant.payWhatYouWant ? setAsking(true) : buy(variant.priceMinor))}
      >
        Buy Now
      </button>
      {isAsking && (
        <PriceDialog
          title={product.title}
          minMinor={variant.priceMinor}
          onPrice={buy}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
