'use client'

import { type CSSProperties, type ReactNode, useState } from 'react'
import { Stepper } from '@/site/cart/line/stepper.client'
import { parsePrice } from '@/site/cart/parse-price'
import { useCart } from '@/site/cart/use-cart.client'
import { NeedsScript } from '@/site/layout/needs-script'
import { cartItemOf } from '@/site/pages/product/cart-item-of'
import { Gallery } from '@/site/pages/product/gallery.client'
import { GiftButton } from '@/site/pages/product/gift/gift-button.client'
import styles from '@/site/pages/product/merch/merch.module.css'
import {
  colorChoices,
  lackOf,
  type MerchSelection,
  preselect,
  selectedVariant,
  selectionProblem,
  sizeChoices,
  withColor,
} from '@/site/pages/product/merch/merch-selection'
import { PriceField } from '@/site/pages/product/purchase/price-field'
import { PriceLine } from '@/site/pages/product/purchase/price-line'
import { PurchaseNotes } from '@/site/pages/product/purchase/purchase-notes.client'
import release from '@/site/pages/product/release.module.css'
import { useOwnOffer } from '@/site/pages/product/use-own-offer.client'
import type { MediaView } from '@/src/core/contracts/pages/media-answers'
import type { ProductDetail, VariantView } from '@/src/core/contracts/products/products'
import { cartMessages } from '@/src/core/messages/cart'
import { storeMessages } from '@/src/core/messages/store'
import { formatMinor, priceOf } from '@/src/core/money'
import { buttonClass } from '@/src/ui/button/button'
import { classNames } from '@/src/ui/class-names'
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

/** The chosen variant's own pictures first, then what else there is to see of the product. */
function picturesOf(all: readonly MediaView[], own: readonly MediaView[]): MediaView[] {
  const ownIds = new Set(own.map(({ id }) => id))
  return [...own, ...all.filter(({ id }) => !ownIds.has(id))]
}

type MerchOptionsProps = {
  /** What is chosen beside the colour. */
  optionName: string
  variants: readonly VariantView[]
  selection: MerchSelection
  onSelect: (selection: MerchSelection) => void
}

/** Colour swatches and sizes: real radio buttons, so that arrow keys and screen readers work. */
function MerchOptions({ optionName, variants, selection, onSelect }: MerchOptionsProps) {
  const colors = colorChoices(variants)
  const sizes = sizeChoices(variants, selection.color)

  return (
    <>
      {colors.length > 0 && (
        <fieldset className={styles.option}>
          <legend>
            Colour <span className={styles.chosen}>{selection.color}</span>
          </legend>
          <div className={styles.swatches}>
            {colors.map(({ value: { name, hex }, lack }) => (
              <label key={name} className={styles.swatch} title={labelOf(name, lack)}>
                <input
                  type="radio"
                  name="color"
                  aria-label={labelOf(name, lack)}
                  checked={selection.color === name}
                  disabled={lack !== ''}
                  onChange={() => onSelect(withColor(selection, name))}
                />
                <i style={{ '--swatch': hex } as CSSProperties} />
              </label>
            ))}
          </div>
        </fieldset>
      )}
      {sizes.length > 0 && (
        <fieldset className={styles.option}>
          <legend>{optionName}</legend>
          <div className={styles.sizes}>
            {sizes.map(({ value: size, lack }) => (
              <label key={size} className={styles.size} title={lack}>
                <input
                  type="radio"
                  name="size"
                  aria-label={labelOf(size, lack)}
                  checked={selection.size === size}
                  disabled={lack !== ''}
                  onChange={() => onSelect({ ...selection, size })}
                />
                <span>{size}</span>
              </label>
            ))}
          </div>
        </fieldset>
      )}
    </>
  )
}

function labelOf(name: string, lack: string): string {
  return lack ? `${name}, ${lack.toLowerCase()}` : name
}
