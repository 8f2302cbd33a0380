import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { readPage } from '@/site/list-controls/list-query'
import { SearchRefused } from '@/site/list-controls/search-refused'
import { StoreList } from '@/site/pages/store/store-list'
import { readStoreQuery, storeHref } from '@/site/pages/store/store-query'
import { requireSite } from '@/site/render/require-site'
import { pageMetadata } from '@/site/seo/page-metadata'
import { listProductsQuery } from '@/src/core/contracts/products/products'
import { storeMessages } from '@/src/core/messages/store'
import { maySearch } from '@/src/server/http/may-search'
import { listProducts } from '@/src/server/site-data'

type Props = {
  params: Promise<{ host: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/** Search engines know the store by its tabs, not by what someone looked for. */
export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const site = await requireSite((await params).host)
  const { category } = readStoreQuery(await searchParams)
  return {
    ...(await pageMetadata(site, {
      title: storeMessages.title,
      description: `${category} by ${site.profile.name}`,
      pathname: storeHref({ category, search: '', releaseType: '' }),
    })),
    robots: { index: false, follow: true },
  }
}

/** What a search or a release type leaves of the store; read fresh for everyone who asks. */
export async function StoreSearchPage({ params, searchParams }: Props) {
  const site = await requireSite((await params).host)
  const written = await searchParams
  const query = readStoreQuery(written)
  if (query.search && !(await maySearch(await headers()))) {
    return (
      <section id="store-list" role="tabpanel" aria-labelledby={`tab-${query.category}`}>
        <SearchRefused />
      </section>
    )
  }
  const list = await listProducts(
    listProductsQuery.parse({
      profileId: site.profile.id,
      category: query.category,
      page: readPage(written.page),
      filter: { query: query.search || undefined, releaseType: query.releaseType || undefined },
    }),
  )
  return <StoreList profileId={site.profile.id} query={query} list={list} />
}
