'use client'

import { type ReactNode, useState } from 'react'
import { Stepper } from '@/site/cart/line/stepper.client'
import { parsePrice } from '@/site/cart/parse-price'
import { useCart } from '@/site/cart/use-cart.client'
import { NeedsScript } from '@/site/layout/needs-script'
import { cartItemOf } from '@/site/pages/product/cart-item-of'
import { Gallery } from '@/site/pages/product/gallery.client'
import { GiftButton } from '@/site/pages/product/gift/gift-button.client'
import styles from '@/site/pages/product/merch/merch.module.css'
import { PriceField } from '@/site/pages/product/purchase/price-field'
import { PriceLine } from '@/site/pages/product/purchase/price-line'
import { PurchaseNotes } from '@/site/pages/product/purchase/purchase-notes.client'
import release from '@/site/pages/product/release.module.css'
import { useOwnOffer } from '@/site/pages/product/use-own-offer.client'
import type { ProductDetail } from '@/src/core/contracts/products/products'
import { cartMessages } from '@/src/core/messages/cart'
import { storeMessages } from '@/src/core/messages/store'
import { formatMinor, priceOf } from '@/src/core/money'
import { buttonClass } from '@/src/ui/button/button'
import { classNames } from '@/src/ui/class-names'
import { MerchOptions } from '@/src/ui/merch-options/merch-options'
import {
  lackOf,
  picturesOf,
  preselect,
  selectedVariant,
  selectionProblem,
} from '@/src/ui/merch-options/merch-selection'
import type from '@/src/ui/type/type.module.css'

type Props = {
  product: Omit<ProductDetail, 'description' | 'tracks' | 'credits'>
  /** The rendered words about the product. */
  description: ReactNode
}

/** A thing to wear or hold: choose colour, size and quantity, and put it into the cart. */
export function MerchDetail({ product, description }: Props) {
  const { variants } = product
  const [selection, setSelection] = useState(() => preselect(variants))
  const [quantity, setQuantity] = useState(1)
  const [ownPrice, setOwnPrice] = useState<string | null>(null)
  const [problem, setProblem] = useState('')
  const add = useCart((cart) => cart.add)

  const variant = selectedVariant(variants, selection)
  const lack = lackOf(variants)
  // While the size is open, the colour already shows itself.
  const pictured = variant ?? variants.find(({ color }) => color && color.name === selection.color)
  const pictures = picturesOf(product.media, pictured?.media ?? [])
  const shown = variant ?? variants[0]
  const offer = useOwnOffer(product, shown)
  const canBuy = lack === '' && offer.mayBuy === true
  const isPickedUp =
    shown !== undefined &&
    (variant ? [variant] : variants).every(({ deliveryType }) => deliveryType === 'pickup')
  const hint = lack === storeMessages.soldOut ? cartMessages.outOfStock : problem
  const priceText = ownPrice ?? formatMinor(shown?.priceMinor ?? 0)

  const addToCart = () => {
    const refusal = selectionProblem(variants, selection)
    if (refusal || !variant) {
      setProblem(refusal)
      return
    }
    const own = variant.payWhatYouWant ? parsePrice(priceText, variant.priceMinor) : null
    setProblem(own?.problem ?? '')
    if (own?.priceMinor !== null) {
      add(
        cartItemOf(product, {
          variant,
          quantity,
          priceMinor: own?.priceMinor ?? variant.priceMinor,
        }),
      )
    }
  }

  return (
    <div className={classNames(release.release, release.merch)}>
      <Gallery key={pictured?.id} pictures={pictures} title={product.title} />
      <div>
        <h1 className={type.title}>{product.title}</h1>
        <PriceLine product={variant ? priceOf(variant) : product} />
        <PurchaseNotes product={product} variant={variant} isPickedUp={isPickedUp} offer={offer} />
        {description}
        <NeedsScript what="Buying" className={release.files} />
        <MerchOptions
          optionName={product.optionName || 'Size'}
          variants={variants}
          selection={selection}
          onSelect={(next) => {
            setSelection(next)
            setProblem('')
          }}
        />
        {variant?.payWhatYouWant && (
          <div className={styles.ownPrice}>
            <PriceField
              minMinor={variant.priceMinor}
              text={priceText}
              problem={problem}
              onText={(text) => {
                setOwnPrice(text)
                setProblem('')
              }}
            />
          </div>
        )}
        <div className={styles.buy}>
          <Stepper value={quantity} onChange={setQuantity} />
          <button
            type="button"
            className={buttonClass({ primary: canBuy, wide: true })}
            disabled={!canBuy}
            onClick={addToCart}
          >
            {lack || (variant?.releaseAt ? storeMessages.preorder : 'Add to Cart')}
          </button>
        </div>
        {canBuy && (
          <div className={styles.gift}>
            <GiftButton
              title={product.title}
              variant={variant ?? null}
              onRefuse={() => setProblem(selectionProblem(variants, selection))}
              onGift={(priceMinor, gift) =>
                variant && add(cartItemOf(product, { variant, quantity, priceMinor, gift }))
              }
            />
          </div>
        )}
        {!variant?.payWhatYouWant && hint && (
          <p className={styles.problem} role="alert">
            {hint}
          </p>
        )}
        <section className={styles.specs} aria-labelledby="details">
          <h2 className={release.smallHeading} id="details">
            Product Details
          </h2>
          <dl>
            <div>
              <dt>Category</dt>
              <dd>{product.category}</dd>
            </div>
            <div>
              <dt>SKU</dt>
              <dd>{shown?.upcCode || 'N/A'}</dd>
            </div>
          </dl>
        </section>
      </div>
    </div>
  )
}
