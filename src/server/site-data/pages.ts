import { type PostgresAdapter, sql } from '@payloadcms/db-postgres'
import type { MediaView } from '@/src/core/contracts/pages/media-answers'
import type { ListedPage } from '@/src/core/contracts/pages/public-pages'
import { productCategories } from '@/src/core/contracts/products/products'
import { limits } from '@/src/core/limits'
import type { PageDocument } from '@/src/core/page-document/schema'
import { slugs } from '@/src/core/slugs'
import { defaultThemeName } from '@/src/core/theme/site-theme'
import { tidyAddress } from '@/src/core/urls/page-address'
import type { Page } from '@/src/payload-types'
import { cacheTags } from '@/src/server/caching/cache-tags'
import { cached } from '@/src/server/caching/data-cache'
import { getPayloadClient } from '@/src/server/get-payload-client'
import { loadMedia } from '@/src/server/site-data/media'
import { getSiteOf, type Site } from '@/src/server/site-data/site'
import { idOf, visitorRead } from '@/src/server/site-data/visitor-read'
import { storage } from '@/src/server/storage'

/** What the owner says about a page to search engines and where it is shared. */
export type SitePageSeo = {
  /** Empty texts follow the page and the site. */
  title: string
  description: string
  image: MediaView | null
  isHidden: boolean
}

/** A published page. */
export type SitePage = {
  id: string
  pathname: string
  title: string
  document: PageDocument
  seo: SitePageSeo
}

const longestPathname = 200

/** The published page at a path; null when there is none, or only a draft. */
export async function getPage(profileId: string, pathname: string): Promise<SitePage | null> {
  if (pathname.length > longestPathname) {
    return null
  }
  const tags = pageTags(profileId, pathname)
  return cached(['page', profileId, pathname], tags, () => loadPage(profileId, pathname))
}

/**
 * Where the page is found that was at a path before, or whose path people write so: `/About us` for `/about-us`.
 * Null when there is none that is live.
 */
export async function getMovedPath(profileId: string, pathname: string): Promise<string | null> {
  if (pathname.length > longestPathname) {
    return null
  }
  const moved = await loadMovedPath(profileId, pathname)
  const tidy = tidyAddress(pathname)
  if (moved || tidy === pathname) {
    return moved
  }
  return (await getPage(profileId, tidy)) ? tidy : loadMovedPath(profileId, tidy)
}

async function loadMovedPath(profileId: string, pathname: string): Promise<string | null> {
  const tags = pageTags(profileId, pathname)
  return cached(['moved', profileId, pathname], tags, async () => {
    const { db } = await getPayloadClient()
    const { rows } = await (db as unknown as PostgresAdapter).drizzle.execute<{ pathname: string }>(
      sql`select pathname from pages
        where profile_id = ${profileId} and former_paths is not null
          and former_paths @> to_jsonb(${pathname}::text)
          and _status = 'published' and pathname is distinct from ${pathname}
        order by updated_at desc limit 1`,
    )
    return rows[0]?.pathname ?? null
  })
}

/**
 * Tags of what answers at an address. The list is one of them: a page that moves away tells only
 * its new address when the draft was saved under it before.
 */
export function pageTags(profileId: string, pathname: string): string[] {
  return [
    cacheTags.page(profileId, pathname),
    cacheTags.pages(profileId),
    cacheTags.site(profileId),
    // The picture where it is shared.
    cacheTags.media(profileId),
  ]
}

async function loadPage(profileId: string, pathname: string): Promise<SitePage | null> {
  const site = await getSiteOf(profileId)
  if (!site) {
    return null
  }
  const payload = await getPayloadClient()
  const { docs } = await payload.find({
    collection: slugs.pages,
    where: {
      and: [
        { profile: { equals: profileId } },
        { pathname: { equals: pathname } },
        // Each theme has a home page of its own; all other pages belong to all of them.
        { theme: { equals: pathname === '/' ? site.themeName : defaultThemeName } },
        // Without it the system's rights also find pages that were never published.
        { _status: { equals: 'published' } },
      ],
    },
    select: { pathname: true, title: true, layout: true, seo: true },
    limit: 1,
    ...visitorRead,
  })
  const [page] = docs
  // What is stored was checked by the collection's hook when it was written.
  return page?.layout
    ? {
        id: page.id,
        pathname: page.pathname,
        title: page.title,
        document: page.layout as unknown as PageDocument,
        seo: await toSeo(profileId, page),
      }
    : null
}

async function toSeo(profileId: string, { seo }: Pick<Page, 'seo'>): Promise<SitePageSeo> {
  const imageId = idOf(seo?.image) ?? ''
  const media = imageId ? await loadMedia(profileId, [imageId]) : null
  return {
    title: seo?.title ?? '',
    description: seo?.description ?? '',
    image: media?.get(imageId) ?? null,
    isHidden: seo?.isHidden ?? false,
  }
}

/** The pages of a site that its visitors see, in the owner's order. */
export async function listPages(profileId: string): Promise<ListedPage[]> {
  const tags = [cacheTags.pages(profileId), cacheTags.site(profileId)]
  return cached(['pages', profileId], tags, async () => {
    const [site, { db }] = await Promise.all([getSiteOf(profileId), getPayloadClient()])
    const { rows } = await (db as unknown as PostgresAdapter).drizzle.execute<
      Omit<ListedPage, 'updatedAt'> & { updated: string }
    >(sql`
      select pathname, title, updated_at as updated from pages where ${isShown(profileId, site)}
      order by position, pathname`)
    return rows.map(({ updated, ...page }) => ({
      ...page,
      updatedAt: new Date(updated).toISOString(),
    }))
  })
}

const isShown = (profileId: string, site: Site | null) => sql`
  profile_id = ${profileId} and _status = 'published' and seo_is_hidden is not true
    and (pathname <> '/' or theme = ${site?.themeName ?? defaultThemeName})`

export type SitePath = {
  pathname: string
  updatedAt: string
  /** Address of its first picture, of a page that of sharing; it may lack the origin, and is empty for none. */
  pictureUrl: string
}

/** Paths of a site's published pages in the owner's order, events and products, for the sitemap. */
export async function listSitePaths(profileId: string): Promise<SitePath[]> {
  const { pages, site, products, events, media } = cacheTags
  const tags = [pages, site, products, events, media].map((tag) => tag(profileId))
  return cached(['paths', profileId], tags, () => loadSitePaths(profileId))
}

type PathRow = { pathname: string; updated: string; prefix: string | null; filename: string | null }

async function loadSitePaths(profileId: string): Promise<SitePath[]> {
  const [site, { db }] = await Promise.all([getSiteOf(profileId), getPayloadClient()])
  // As documents, tens of thousands of products would take seconds.
  const { rows } = await (db as unknown as PostgresAdapter).drizzle.execute<PathRow>(sql`
    (select pathname, shown.updated_at as updated, media.prefix, media.filename
      from (select * from pages where ${isShown(profileId, site)}) as shown
      left join media on media.id = shown.seo_image_id and media.mime_type like 'image/%'
      order by position, pathname)
    union all
    (select '/events/' || events.id, events.updated_at, picture.prefix, picture.filename
      from events left join lateral (
        select media.prefix, media.filename from events_rels
        join media on media.id = events_rels.media_id and media.mime_type like 'image/%'
        where events_rels.parent_id = events.id and events_rels.path = 'media'
        order by events_rels."order" limit 1
      ) as picture on true
      where events.profile_id = ${profileId} and events.is_published
      order by events.starts_at desc)
    union all
    (select '/products/' || products.id, products.updated_at, picture.prefix, picture.filename
      from products left join lateral (
        select media.prefix, media.filename from products_rels
        join media on media.id = products_rels.media_id and media.mime_type like 'image/%'
        where products_rels.parent_id = products.id and products_rels.path = 'media'
        order by products_rels."order" limit 1
      ) as picture on true
      where products.profile_id = ${profileId} and products.is_published
        and products.category::text in ${[...productCategories]}
      order by products.release_date desc limit ${limits.sitemapMax})`)
  return rows.map(({ pathname, updated, prefix, filename }) => ({
    pathname,
    updatedAt: new Date(updated).toISOString(),
    pictureUrl: filename ? storage().publicUrl(`${prefix}/${filename}`) : '',
  }))
}
