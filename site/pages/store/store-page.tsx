import type { Metadata } from 'next'
import Link from 'next/link'
import { markMissing } from '@/site/pages/missing/mark-missing'
import { priceText } from '@/site/pages/product/price-text'
import { Pager } from '@/site/pages/store/pager'
import styles from '@/site/pages/store/store.module.css'
import { storeHref } from '@/site/pages/store/store-href'
import { StoreTabs } from '@/site/pages/store/store-tabs'
import { SitePageFrame } from '@/site/render/page-frame'
import { requireSite } from '@/site/render/require-site'
import { pageMetadata } from '@/site/seo/page-metadata'
import {
  type ProductCard as Card,
  listProductsQuery,
  type ProductCategory,
} from '@/src/core/contracts/products'
import { messages } from '@/src/core/messages'
import { pageCountOf } from '@/src/core/pagination'
import { releaseBadge } from '@/src/core/release-badge'
import { listProducts } from '@/src/server/site-data'
import { Badge } from '@/src/ui/badge/badge'
import { buttonClass } from '@/src/ui/button/button'
import { classNames } from '@/src/ui/class-names'
import layout from '@/src/ui/layout/layout.module.css'
import { ProductCard } from '@/src/ui/product-card/product-card'
import type from '@/src/ui/type/type.module.css'

type Props = { params: Promise<{ host: string; category?: string; page?: string }> }

const coverSizes = '(max-width: 1280px) 46vw, 588px'

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { host, ...rest } = await params
  const [site, { category, page }] = [await requireSite(host), readPlace(rest)]
  return pageMetadata(site, {
    title: page > 1 ? `${messages.store.title}, page ${page}` : messages.store.title,
    description: `${category} by ${site.profile.name}`,
    pathname: page === 1 && category === 'Music' ? '/products' : storeHref(category, page),
  })
}

/**
 * One page of one tab. `/products?category=…&page=…` is rewritten to a path of its own, so every
 * page of the store is static and arrives whole.
 */
export async function StorePage({ params }: Props) {
  const { host, ...rest } = await params
  const [site, { category, page }] = [await requireSite(host), readPlace(rest)]
  const query = listProductsQuery.parse({ profileId: site.profile.id, category, page })
  const list = await listProducts(query)
  const isBeyond = page > pageCountOf(list)
  if (isBeyond) {
    await markMissing()
  }

  return (
    <SitePageFrame site={site}>
      <div className={classNames(layout.wrap, styles.store)}>
        <h1 className={type.title}>{messages.store.title}</h1>
        <StoreTabs category={category} />
        <section id="store-list" role="tabpanel" aria-labelledby={`tab-${category}`}>
          <h2 className={type.hidden}>{category}</h2>
          {list.data.length > 0 ? (
            <div className={styles.products}>
              {list.data.map((product, index) => (
                <ProductCard
                  key={product.id}
                  href={`/products/${product.id}`}
                  title={product.title}
                  line={product.category === 'Music' ? product.artist : priceText(product)}
                  cover={product.cover}
                  badge={badgeOf(product)}
                  sizes={coverSizes}
                  priority={index < 2}
                  Link={Link}
                />
              ))}
            </div>
          ) : (
            <div className={styles.empty}>
              <p>{category === 'Music' ? messages.store.noMusic : messages.store.noMerch}</p>
              {isBeyond && (
                <Link className={buttonClass()} href={storeHref(category)}>
                  First page
                </Link>
              )}
            </div>
          )}
        </section>
        {list.total > 0 && !isBeyond && <Pager category={category} list={list} />}
      </div>
    </SitePageFrame>
  )
}

function badgeOf({ category, trackCount }: Card) {
  return category === 'Music' ? <Badge>{releaseBadge(trackCount)}</Badge> : undefined
}

/** The rewrite only lets known categories and numbers through; anything else is the first page. */
function readPlace(rest: { category?: string; page?: string }): {
  category: ProductCategory
  page: number
} {
  const page = Number(rest.page ?? 1)
  return {
    category: rest.category === 'Merch' ? 'Merch' : 'Music',
    page: Number.isSafeInteger(page) && page > 0 && page <= 10_000 ? page : 1,
  }
}
