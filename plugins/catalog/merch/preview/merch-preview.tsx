import { useMemo } from 'react'
import { useMerchState, useMerchVariants } from '@/plugins/catalog/merch/merch-context'
import { variantViews } from '@/plugins/catalog/merch/preview/variant-views'
import { PreviewDescription } from '@/plugins/catalog/product/preview-description'
import { PreviewFrame } from '@/plugins/catalog/product/preview-frame'
import styles from '@/plugins/catalog/product/product.module.css'
import { useProduct } from '@/plugins/catalog/product/product-context'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { priceText } from '@/src/core/money'
import { buttonClass } from '@/src/ui/button/button'
import { Cover } from '@/src/ui/cover/cover'
import { MerchOptions } from '@/src/ui/merch-options/merch-options'
import {
  lackOf,
  picturesOf,
  preselect,
  selectedVariant,
} from '@/src/ui/merch-options/merch-selection'
import type from '@/src/ui/type/type.module.css'

/** The piece of merch as its page shows it first. */
export function MerchPreview() {
  const { pictures } = useProduct()
  const { matrix } = useMerchVariants()
  const { title, media, releaseDate } = useMerchState(({ form }) => form)
  const variants = useMemo(
    () => variantViews(matrix, { pictures, outAt: `${releaseDate}T12:00:00.000Z` }),
    [matrix, pictures, releaseDate],
  )
  const selection = preselect(variants)
  const own = selectedVariant(variants, selection)?.media ?? []
  const [cover = null] = picturesOf(
    media.flatMap((id) => pictures.get(id) ?? []),
    own,
  )
  const prices = variants.map(({ priceMinor }) => priceMinor)
  const price = {
    priceMinMinor: prices.length > 0 ? Math.min(...prices) : 0,
    priceMaxMinor: Math.max(0, ...prices),
  }
  const shownTitle = title.trim() || ownerMessages.merch.newTitle
  return (
    <PreviewFrame>
      <div className={styles.merch}>
        <Cover media={cover} sizes="480px" alt={cover?.alt || shownTitle} />
        <h2 className={type.heading}>{shownTitle}</h2>
        <p className={type.number}>{priceText(price)}</p>
        <PreviewDescription />
        <MerchOptions
          optionName={matrix.optionName || 'Size'}
          variants={variants}
          selection={selection}
          onSelect={() => {}}
        />
        <button type="button" className={buttonClass({ primary: true, wide: true })}>
          {lackOf(variants) || 'Add to Cart'}
        </button>
      </div>
    </PreviewFrame>
  )
}
