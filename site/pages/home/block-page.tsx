import type { Metadata } from 'next'
import { permanentRedirect } from 'next/navigation'
import { MissingPage, missingMetadata } from '@/site/pages/missing/missing-page'
import { RenderPage } from '@/site/render/render-page'
import { requireSite } from '@/site/render/require-site'
import { artistData } from '@/site/seo/artist-data'
import { JsonLd } from '@/site/seo/json-ld'
import { pageMetadata } from '@/site/seo/page-metadata'
import { siteUrl } from '@/site/seo/site-url'
import { getMovedPath, getPage } from '@/src/server/site-data'

type Props = { params: Promise<{ host: string; path?: string[] }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { host, path } = await params
  const site = await requireSite(host)
  const pathname = toPathname(path)
  const page = pathname && (await getPage(site.profile.id, pathname))
  if (!page) {
    return missingMetadata
  }
  const { title, description, image, isHidden } = page.seo
  const metadata = await pageMetadata(site, {
    title: pathname === '/' ? '' : page.title,
    wholeTitle: title,
    description,
    image,
    ...(!isHidden && { pathname }),
  })
  return isHidden ? { ...metadata, robots: { index: false } } : metadata
}

/** Home and every other page that an owner made in the editor; where one was before leads to it, the rest is not found. */
export async function BlockPage({ params }: Props) {
  const { host, path } = await params
  const site = await requireSite(host)
  const pathname = toPathname(path)
  const page = pathname && (await getPage(site.profile.id, pathname))
  if (!page) {
    const moved = pathname && (await getMovedPath(site.profile.id, pathname))
    if (moved) {
      permanentRedirect(encodeURI(moved))
    }
    return <MissingPage site={site} />
  }
  return (
    <>
      <RenderPage site={site} page={page} />
      {pathname === '/' && <JsonLd data={artistData(site, await siteUrl(site.profile.id))} />}
    </>
  )
}

/** Null when the address is not even text. */
function toPathname(path: readonly string[] = []): string | null {
  try {
    return `/${path.map(decodeURIComponent).join('/')}`
  } catch {
    return null
  }
}
