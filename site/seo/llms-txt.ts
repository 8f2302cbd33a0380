import { requireSite } from '@/site/render/require-site'
import { longText } from '@/site/seo/plain-text'
import { siteUrl } from '@/site/seo/site-url'
import { listProductsQuery, type ProductCategory } from '@/src/core/contracts/products/products'
import { zonedIso } from '@/src/core/events/event-date'
import { addressLine } from '@/src/core/events/event-place'
import { limits } from '@/src/core/limits'
import { oneLine } from '@/src/core/text'
import { listPages, listProducts, listUpcomingEvents, type Site } from '@/src/server/site-data'

type Context = { params: Promise<{ host: string }> }

/** Where the artist wants it: what AI assistants are to know of the site (https://llmstxt.org). */
export async function llmsResponse(_request: Request, { params }: Context): Promise<Response> {
  const site = await requireSite((await params).host)
  if (!site.hasLlmsTxt) {
    return new Response('Not found', { status: 404 })
  }
  return new Response(await llmsTxt(site), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  })
}

async function llmsTxt({ profile }: Site): Promise<string> {
  const base = await siteUrl(profile.id)
  const [music, merch, shows, pages] = await Promise.all([
    newest(profile.id, 'Music'),
    newest(profile.id, 'Merch'),
    listUpcomingEvents(profile.id),
    listPages(profile.id),
  ])
  const link = (title: string, pathname: string, more = '') =>
    `- [${lineOf(title).replace(/[[\]\\]/g, '\\$&')}](${new URL(pathname, base).href})${more && `: ${lineOf(more)}`}`
  const sections = {
    Music: music.map(({ id, title, artist }) => link(title, `/products/${id}`, `by ${artist}`)),
    Merch: merch.map(({ id, title }) => link(title, `/products/${id}`)),
    Shows: shows.map(({ id, title, startsAt, timeZone, address, status }) => {
      const cancelled = status === 'cancelled' ? 'cancelled, ' : ''
      return link(
        title,
        `/events/${id}`,
        `${cancelled}${zonedIso(startsAt, timeZone)}, ${addressLine(address)}`,
      )
    }),
    Pages: pages.map(({ title, pathname }) => link(title || pathname, pathname)),
    Feeds: [
      link('Posts', '/feed.json', 'JSON Feed'),
      link('Shows', '/events.ics', 'calendar'),
      link('Products', '/products.xml', 'with prices'),
    ],
  }
  const lists = Object.entries(sections).flatMap(([title, links]) =>
    links.length > 0 ? [`## ${title}`, '', ...links, ''] : [],
  )
  const about = lineOf(profile.tagline) || `The website of ${lineOf(profile.name)}`
  return [`# ${lineOf(profile.name)}`, '', `> ${about}`, '', ...lists].join('\n')
}

async function newest(profileId: string, category: ProductCategory) {
  const query = listProductsQuery.parse({ profileId, category, limit: limits.maxPageSize })
  return (await listProducts(query)).data
}

/** Text of an artist as one line, so that it begins no heading of its own. */
function lineOf(text: string): string {
  return oneLine(text.replace(/\s+/g, ' '), longText).trim()
}
