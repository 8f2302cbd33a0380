import { z } from 'zod'
import { findEmbed } from '@/site/embeds/find-embed'
import { requireSite } from '@/site/render/require-site'
import { siteUrl } from '@/site/seo/site-url'
import { embedCode, frameSize } from '@/src/core/urls/embed-code'
import { readEmbedPath, type SiteEmbed } from '@/src/core/urls/site-embeds'
import { isUuid } from '@/src/core/uuid'
import { getEvent, getSite, type Site } from '@/src/server/site-data'

type Context = { params: Promise<{ host: string }> }

const pixels = z.coerce.number().int().min(1).optional().catch(undefined)

const query = z.object({
  url: z.url({ protocol: /^https?$/ }).max(2000),
  /** In small letters alone, as https://oembed.com has it. */
  format: z.string().default('json'),
  /** One that is no number counts as none. */
  maxwidth: pixels,
  maxheight: pixels,
})

const secondsOfDay = 86_400

/** How programs that are given the address of a page show it, as https://oembed.com says. */
export async function oembedResponse(request: Request, { params }: Context): Promise<Response> {
  const site = await requireSite((await params).host)
  const asked = query.safeParse(Object.fromEntries(new URL(request.url).searchParams))
  if (!asked.success) {
    return refuse(400, 'The address of a page is needed as `url`')
  }
  const { url, format, maxwidth, maxheight } = asked.data
  if (format !== 'json') {
    return refuse(501, 'Only `json` is answered')
  }
  const page = new URL(url)
  const embed = (await isOfSite(page, site)) ? await embedOfPage(page, site.profile.id) : null
  const found = embed && (await findEmbed(site, embed))
  if (!embed || !found) {
    return refuse(404, 'There is nothing to show of this address')
  }
  const base = await siteUrl(site.profile.id)
  const size = frameSize(embed.kind, { width: maxwidth, height: maxheight })
  const { name } = site.profile
  const answer = {
    type: 'rich',
    version: '1.0',
    title: found.title,
    author_name: name,
    author_url: base.href,
    provider_name: name,
    provider_url: base.href,
    cache_age: secondsOfDay,
    html: embedCode(embed, { base, title: found.title, size }),
    ...size,
  }
  return Response.json(answer, {
    headers: { 'Cache-Control': 'public, max-age=0, must-revalidate' },
  })
}

/** A site may answer at several hosts. */
async function isOfSite({ host }: URL, site: Site): Promise<boolean> {
  return (await getSite(host))?.profile.id === site.profile.id
}

function refuse(status: number, message: string): Response {
  return new Response(message, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  })
}

/** What a frame shows of a page of the site: of a show, all that are next. Null for all other pages. */
async function embedOfPage(
  { pathname, searchParams }: URL,
  profileId: string,
): Promise<SiteEmbed | null> {
  const [, place, id = ''] = /^\/(products|events)\/([^/]+)$/.exec(pathname) ?? []
  if (place && isUuid(id)) {
    if (place === 'products') {
      return { kind: 'releases', id }
    }
    return (await getEvent(profileId, id)) && { kind: 'shows' }
  }
  const tier = searchParams.get('membershipTierId') ?? ''
  return pathname === '/membership/checkout' && isUuid(tier)
    ? { kind: 'tiers', id: tier }
    : readEmbedPath(pathname)
}
