import { requireSite } from '@/site/render/require-site'
import { escapeXml } from '@/site/seo/escape-xml'
import { siteUrl } from '@/site/seo/site-url'
import { listSitePaths } from '@/src/server/site-data'

type Context = { params: Promise<{ host: string }> }

/** Crawlers may see what visitors see, but nobody's checkout. */
export async function robotsResponse(_request: Request, { params }: Context): Promise<Response> {
  const { profile } = await requireSite((await params).host)
  const sitemap = new URL('/sitemap.xml', await siteUrl(profile.id)).href
  const lines = ['User-agent: *', 'Disallow: /checkout', 'Disallow: /test-payments/', '']
  return new Response([...lines, `Sitemap: ${sitemap}`, ''].join('\n'), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  })
}

/** Pages that are there without anyone making them. */
const fixedPaths = ['/products', '/members', '/contact']

/** Published pages, products and events of the site, under its own address. */
export async function sitemapResponse(_request: Request, { params }: Context): Promise<Response> {
  const { profile } = await requireSite((await params).host)
  const base = await siteUrl(profile.id)
  const paths = await listSitePaths(profile.id)
  const urls = paths.map(
    ({ pathname, updatedAt }) =>
      `<url><loc>${escapeXml(new URL(pathname, base).href)}</loc><lastmod>${updatedAt}</lastmod></url>`,
  )
  const fixed = fixedPaths.map(
    (pathname) => `<url><loc>${escapeXml(new URL(pathname, base).href)}</loc></url>`,
  )
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${[...fixed, ...urls].join('')}</urlset>`,
    { headers: { 'Content-Type': 'application/xml; charset=utf-8' } },
  )
}
