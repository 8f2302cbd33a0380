import type { Metadata } from 'next'
import { readPage } from '@/site/list-controls/list-query'
import { markMissing } from '@/site/pages/missing/mark-missing'
import { StoreList } from '@/site/pages/store/store-list'
import { readStoreQuery, storeHref } from '@/site/pages/store/store-query'
import { requireSite } from '@/site/render/require-site'
import { pageMetadata } from '@/site/seo/page-metadata'
import { listProductsQuery } from '@/src/core/contracts/products/products'
import { storeMessages } from '@/src/core/messages/store'
import { pageCountOf } from '@/src/core/pagination'
import { listProducts } from '@/src/server/site-data'

type Props = { params: Promise<{ host: string; category?: string; page?: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { host, category: written, page: writtenPage } = await params
  const site = await requireSite(host)
  const query = readStoreQuery({ category: written })
  const page = readPage(writtenPage)
  return pageMetadata(site, {
    title: page > 1 ? `${storeMessages.title}, page ${page}` : storeMessages.title,
    description: `${query.category} by ${site.profile.name}`,
    pathname: page === 1 && query.category === 'Music' ? '/products' : storeHref(query, page),
  })
}

/**
 * One page of one tab. `/products?category=…&page=…` is rewritten to a path of its own, so every
 * page of the store is static and arrives whole.
 */
export async function StorePage({ params }: Props) {
  const { host, category: written, page: writtenPage } = await params
  const site = await requireSite(host)
  const query = readStoreQuery({ category: written })
  const page = readPage(writtenPage)
  const { category } = query
  const list = await listProducts(
    listProductsQuery.parse({ profileId: site.profile.id, category, page }),
  )
  if (page > pageCountOf(list)) {
    await markMissing()
  }
  return <StoreList profileId={site.profile.id} query={query} list={list} />
}
