import type { BlockRender } from '@/blocks/_kit/define'
import { PlayCover } from '@/blocks/_kit/player-parts'
import styles from '@/blocks/featured-music/featured-music.module.css'
import type { FeaturedMusicData } from '@/blocks/featured-music/load'
import { RowArrows } from '@/blocks/featured-music/row-arrows.client'
import type { definition } from '@/blocks/featured-music/schema'
import { releaseBadge } from '@/src/core/choices/release-badge'
import { priceText } from '@/src/core/money'
import { Badge } from '@/src/ui/badge/badge'
import { classNames } from '@/src/ui/class-names'
import layout from '@/src/ui/layout/layout.module.css'
import { ProductCard } from '@/src/ui/product-card/product-card'
import text from '@/src/ui/type/type.module.css'

const coverSizes = '(max-width: 500px) 240px, (max-width: 1024px) 280px, 336px'

export const Render: BlockRender<typeof definition.schema, FeaturedMusicData> = ({
  props,
  data,
  env,
  rootProps,
}) => {
  const { title } = props
  const products = data?.products ?? []
  if (products.length === 0 && !env.editing) {
    return null
  }
  return (
    <section className={classNames(layout.section, styles.block)} aria-label={title} {...rootProps}>
      <div className={classNames(layout.wrap, layout.sectionHead)}>
        <h2 className={text.heading}>{title}</h2>
        {products.length > 1 && <RowArrows />}
      </div>
      {products.length === 0 ? (
        <p className={classNames(layout.wrap, layout.hint)}>
          {props.category === 'Music'
            ? 'Fills itself with your releases, once one is in the store.'
            : 'Fills itself with your merch, once a piece is in the store.'}
        </p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls must be reachable by keyboard
        <ul className={styles.row} data-row="" tabIndex={0} aria-label={title}>
          {products.map((product) => (
            <li key={product.id} className={styles.item}>
              <ProductCard
                href={`/products/${product.id}`}
                title={product.title}
                line={product.category === 'Music' ? product.artist : priceText(product)}
                cover={product.cover}
                play={<PlayCover player={env.player} product={product} />}
                badge={
                  product.category === 'Music' && <Badge>{releaseBadge(product.trackCount)}</Badge>
                }
                sizes={coverSizes}
                Link={env.Link}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
