import { CoverPlay } from '@/site/pages/product/cover-play.client'
import { creditLines } from '@/site/pages/product/credit-lines'
import { Description } from '@/site/pages/product/description'
import { playerQueue } from '@/site/pages/product/player-queue'
import { PriceLine } from '@/site/pages/product/price-line'
import { priceOf } from '@/site/pages/product/price-text'
import styles from '@/site/pages/product/release.module.css'
import { ReleaseActions } from '@/site/pages/product/release-actions.client'
import { TrackList } from '@/site/pages/product/track-list.client'
import type { ProductDetail } from '@/src/core/contracts/products'
import { releaseBadge } from '@/src/core/release-badge'
import { Badge } from '@/src/ui/badge/badge'
import { Icon } from '@/src/ui/icon/icon'
import layout from '@/src/ui/layout/layout.module.css'
import { Picture } from '@/src/ui/picture/picture'
import type from '@/src/ui/type/type.module.css'

const coverSizes = '(max-width: 500px) 85vw, (max-width: 1280px) 55vw, 664px'

/** A release: the cover plays, the price buys, the tracks tell. */
export function MusicDetail({ product }: { product: ProductDetail }) {
  const { id, title, category, cover, trackCount } = product
  const queue = playerQueue(product)
  const variant = product.variants.find(({ isDefault }) => isDefault) ?? product.variants[0]

  return (
    <div className={layout.wrap}>
      <div className={styles.release}>
        <div className={styles.coverBox}>
          <div className={styles.cover}>
            {cover ? (
              <Picture media={cover} sizes={coverSizes} alt={cover.alt || title} priority cover />
            ) : (
              <div className={styles.placeholder}>
                <Icon name="music" />
              </div>
            )}
          </div>
          <CoverPlay queue={queue} title={title} />
        </div>
        <div>
          <h1 className={type.title}>{title}</h1>
          <p className={styles.artist}>{product.artist}</p>
          <Badge>{releaseBadge(trackCount)}</Badge>
          {variant && (
            <>
              <PriceLine product={priceOf(variant)} />
              <div className={styles.actions}>
                <ReleaseActions
                  product={{ id, title, category, cover, trackCount }}
                  variant={variant}
                />
              </div>
            </>
          )}
          <Description html={product.descriptionHtml} />
        </div>
      </div>
      <div className={styles.notes}>
        <section aria-labelledby="tracks">
          <h2 className={styles.smallHeading} id="tracks">
            Tracks
          </h2>
          <TrackList tracks={product.tracks} queue={queue} artist={product.artist} />
        </section>
        {product.credits.trim() && <Credits credits={product.credits} />}
      </div>
    </div>
  )
}

function Credits({ credits }: { credits: string }) {
  return (
    <section aria-labelledby="credits">
      <h2 className={styles.smallHeading} id="credits">
        Credits
      </h2>
      <dl className={styles.credits}>
        {creditLines(credits).map(({ role, name }) => (
          <div key={`${role} ${name}`}>
            {role && <dt>{role}</dt>}
            <dd>{name}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
