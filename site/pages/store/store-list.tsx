import Link from 'next/link'
import { EmptyList } from '@/site/list-controls/empty-list'
import { ListCount } from '@/site/list-controls/list-navigation.client'
import { Pager } from '@/site/list-controls/pager'
import styles from '@/site/pages/store/store.module.css'
import {
  isNarrowed,
  type StoreQuery,
  storeHref,
  storePath,
  toListQuery,
} from '@/site/pages/store/store-query'
import { CoverPlay } from '@/site/player/cover-play.client'
import { releaseBadge } from '@/src/core/choices/release-badge'
import type { ProductCard as Card, Paginated } from '@/src/core/contracts/products/products'
import { storeMessages } from '@/src/core/messages/store'
import { priceText } from '@/src/core/money'
import { pageCountOf } from '@/src/core/pagination'
import { Badge } from '@/src/ui/badge/badge'
import { ProductCard } from '@/src/ui/product-card/product-card'
import type from '@/src/ui/type/type.module.css'

/** Two columns, joined by a gap of 24 px (16 px on phones), within the page's gutters. */
const coverSizes =
  '(max-width: 500px) calc(50vw - 28px), (max-width: 1280px) calc(50vw - 44px), 588px'

type Props = { profileId: string; query: StoreQuery; list: Paginated<Card> }

/** The products of one page, or why there are none. */
export function StoreList({ profileId, query, list }: Props) {
  const isBeyond = list.total > 0 && list.page > pageCountOf(list)

  return (
    <>
      <section id="store-list" role="tabpanel" aria-labelledby={`tab-${query.category}`}>
        <h2 className={type.hidden}>{query.category}</h2>
        {list.data.length > 0 ? (
          <div className={styles.products}>
            {list.data.map((product, index) => (
              <ProductCard
                key={product.id}
                href={`/products/${product.id}`}
                title={product.title}
                line={product.category === 'Music' ? product.artist : priceText(product)}
                cover={product.cover}
                play={product.isPlayable && <CoverPlay profileId={profileId} product={product} />}
                badge={badgeOf(product)}
                sizes={coverSizes}
                priority={index < 2}
                inSight={index < 4}
                Link={Link}
              />
            ))}
          </div>
        ) : (
          <EmptyList text={emptyText(query)} firstPageHref={isBeyond ? storeHref(query) : null} />
        )}
      </section>
      {list.total > 0 && !isBeyond && (
        <Pager pathname={storePath} query={toListQuery(query)} list={list} />
      )}
      <ListCount total={list.total} />
    </>
  )
}

function emptyText(query: StoreQuery): string {
  const { noMusic, noMusicMatching, noMerch, noMerchMatching } = storeMessages
  const [none, noneMatching] =
    query.category === 'Music' ? [noMusic, noMusicMatching] : [noMerch, noMerchMatching]
  return isNarrowed(query) ? noneMatching : none
}

function badgeOf({ category, trackCount }: Card) {
  return category === 'Music' ? <Badge>{releaseBadge(trackCount)}</Badge> : undefined
}
