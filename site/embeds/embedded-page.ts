import { readEmbedPath, type SiteEmbed } from '@/src/core/urls/site-embeds'
import { isUuid } from '@/src/core/uuid'
import { getEvent } from '@/src/server/site-data'

/** What a frame shows of a page of the site: of a show, all that are next. Null for all other pages. */
export async function embedOfPage(
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
