import type { CSSProperties } from 'react'
import type { BlockRender } from '@/blocks/_kit/define'
import { PlayCover } from '@/blocks/_kit/player-parts'
import type { ProductCardData } from '@/blocks/product-card/load'
import styles from '@/blocks/product-card/product-card.module.css'
import type { definition } from '@/blocks/product-card/schema'
import { releaseBadge } from '@/src/core/choices/release-badge'
import type { ProductDetail } from '@/src/core/contracts/products/products'
import { storeMessages } from '@/src/core/messages/store'
import { priceText } from '@/src/core/money'
import { Badge } from '@/src/ui/badge/badge'
import { classNames } from '@/src/ui/class-names'
import layout from '@/src/ui/layout/layout.module.css'
import { ProductCard } from '@/src/ui/product-card/product-card'

export const Render: BlockRender<typeof definition.schema, ProductCardData> = ({
  props,
  data,
  env,
  rootProps,
}) => {
  const { line, width, align } = props
  const product = data?.product
  if (!product && !env.editing) {
    return null
  }
  const style: CSSProperties & Record<'--width', string> = { '--width': `${width}px` }
  return (
    <div
      className={classNames(layout.place, styles.place, layout[`place-${align}`])}
      {...rootProps}
    >
      <div className={styles.card} style={style}>
        {product ? (
          <ProductCard
            href={`/products/${product.id}`}
            title={product.title}
            line={line === 'artist' ? product.artist : priceLine(product)}
            cover={product.cover}
            play={<PlayCover player={env.player} product={product} />}
            badge={badgeOf(product)}
            sizes={`(max-width: ${width + 40}px) 100vw, ${width}px`}
            Link={env.Link}
          />
        ) : (
          <p className={layout.hint}>Choose a product in its settings.</p>
        )}
      </div>
    </div>
  )
}

function priceLine(product: ProductDetail): string {
  const text = priceText(product)
  return product.payWhatYouWant ? `${text} ${storeMessages.payWhatYouWant}` : text
}

function badgeOf({ category, trackCount, variants }: ProductDetail) {
  const states = variants.map(({ availabilityStatus }) => availabilityStatus)
  if (states.length > 0 && states.every((state) => state === 'sold_out')) {
    return <Badge>{storeMessages.soldOut}</Badge>
  }
  return category === 'Music' ? <Badge>{releaseBadge(trackCount)}</Badge> : null
}
