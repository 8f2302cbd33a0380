import { element } from '@/site/feeds/xml'
import { requireSite } from '@/site/render/require-site'
import { siteUrl } from '@/site/seo/site-url'
import { limits } from '@/src/core/limits'
import { listPublicPosts, listSitePaths } from '@/src/server/site-data'

type Context = { params: Promise<{ host: string }> }

/** Crawlers may see what visitors see, except checkouts. */
export async function robotsResponse(_request: Request, { params }: Context): Promise<Response> {
  const { profile } = await requireSite((await params).host)
  const sitemap = new URL('/sitemap.xml', await siteUrl(profile.id)).href
  const lines = [
    'User-agent: *',
    'Disallow: /checkout',
    'Disallow: /test-payments/',
    'Disallow: /gift/',
    '',
  ]
  return new Response([...lines, `Sitemap: ${sitemap}`, ''].join('\n'), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  })
}

const namespaces = [
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"',
  'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"',
].join(' ')

/** What stands in the sitemap; without a date where nothing says when it changed. */
type Entry = { pathname: string; updatedAt?: string; pictureUrl?: string }

/** Published pages, products and events with their pictures, under the site's own address; nothing that is gated. */
export async function sitemapResponse(_request: Request, { params }: Context): Promise<Response> {
  const { profile } = await requireSite((await params).host)
  const base = await siteUrl(profile.id)
  const [paths, posts] = await Promise.all([listSitePaths(profile.id), listPublicPosts(profile.id)])
  const products = paths.filter(({ pathname }) => pathname.startsWith('/products/'))
  const entries: Entry[] = [
    { pathname: '/products', updatedAt: latest(products) },
    { pathname: '/members', updatedAt: latest(posts) },
    { pathname: '/contact' },
    ...paths,
  ]
  const urls = entries.slice(0, limits.sitemapMax).map((entry) => urlElement(entry, base))
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?><urlset ${namespaces}>${urls.join('')}</urlset>`,
    { headers: { 'Content-Type': 'application/xml; charset=utf-8' } },
  )
}

function latest(dated: readonly { updatedAt: string }[]): string | undefined {
  return dated
    .map(({ updatedAt }) => updatedAt)
    .sort()
    .at(-1)
}

function urlElement({ pathname, updatedAt, pictureUrl }: Entry, base: URL): string {
  const picture = pictureUrl && element('image:loc', new URL(pictureUrl, base).href)
  return [
    '<url>',
    element('loc', new URL(pathname, base).href),
    updatedAt ? element('lastmod', updatedAt) : '',
    picture ? `<image:image>${picture}</image:image>` : '',
    '</url>',
  ].join('')
}
