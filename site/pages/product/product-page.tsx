import type { Metadata } from 'next'
import { permanentRedirect } from 'next/navigation'
import { cache } from 'react'
import { isEmbeddable } from '@/site/embeds/find-embed'
import { MissingPage, missingMetadata } from '@/site/pages/missing/missing-page'
import { Description } from '@/site/pages/product/description'
import { GoesWith } from '@/site/pages/product/goes-with'
import { MerchDetail } from '@/site/pages/product/merch/merch-detail.client'
import { MusicDetail } from '@/site/pages/product/music-detail'
import { ColouredPage } from '@/site/render/coloured-page'
import { SitePageFrame } from '@/site/render/page-frame'
import { requireSite } from '@/site/render/require-site'
import { JsonLd } from '@/site/seo/json-ld'
import { pageMetadata } from '@/site/seo/page-metadata'
import { wordsOf } from '@/site/seo/plain-text'
import { productData } from '@/site/seo/product-data'
import { siteUrl } from '@/site/seo/site-url'
import type { ProductDetail } from '@/src/core/contracts/products/products'
import { embedMessages } from '@/src/core/messages/embeds'
import { type EmbedCodes, embedCodes } from '@/src/core/urls/embed-code'
import { isUuid } from '@/src/core/uuid'
import { eventOfProduct, getProduct, goesWith, releasesOfSongs } from '@/src/server/site-data'
import layout from '@/src/ui/layout/layout.module.css'

type Props = { params: Promise<{ host: string; id: string }> }

const load = cache(getProduct)

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { host, id } = await params
  const site = await requireSite(host)
  const product = isUuid(id) ? await load(site.profile.id, id) : null
  if (!product) {
    return missingMetadata
  }
  return pageMetadata(site, {
    title: product.title,
    description: wordsOf(product.description) || `${product.title} by ${product.artist}`,
    pathname: `/products/${product.id}`,
    image: product.cover,
    ...(isEmbeddable(product) && { embedded: `/products/${product.id}` }),
  })
}

function embedOf({ id, title, artist }: ProductDetail, base: URL): EmbedCodes {
  return embedCodes({ kind: 'releases', id }, { base, title: embedMessages.release(title, artist) })
}

export async function ProductPage({ params }: Props) {
  const { host, id } = await params
  const site = await requireSite(host)
  const product = isUuid(id) ? await load(site.profile.id, id) : null
  if (!product) {
    const eventId = isUuid(id) && (await eventOfProduct(site.profile.id, id))
    return eventId ? permanentRedirect(`/events/${eventId}`) : <MissingPage site={site} />
  }
  const base = await siteUrl(site.profile.id)
  const together = await goesWith(site.profile.id, product)
  const { description, tracks: _tracks, credits: _credits, ...merch } = product
  const words = (
    <Description doc={description} profileId={site.profile.id} documentId={product.id} />
  )
  return (
    <ColouredPage colors={product.coverColours ?? null}>
      <SitePageFrame site={site}>
        {product.category === 'Music' ? (
          <MusicDetail
            product={product}
            description={words}
            elsewhere={await releasesOfSongs(site.profile.id, product.id)}
            embed={isEmbeddable(product) ? embedOf(product, base) : undefined}
          >
            <GoesWith products={together} />
          </MusicDetail>
        ) : (
          <div className={layout.wrap}>
            <MerchDetail product={merch} description={words} />
            <GoesWith products={together} />
          </div>
        )}
        <JsonLd data={productData(site, product, base)} />
      </SitePageFrame>
    </ColouredPage>
  )
}
