import { slugs } from '@/src/core/slugs'
import { cacheTags } from '@/src/server/caching/cache-tags'
import { cached } from '@/src/server/caching/data-cache'
import { getPayloadClient } from '@/src/server/get-payload-client'

/** By whose calendar the days of a site begin. */
export function siteTimeZone(profileId: string): Promise<string> {
  return cached(['site-time-zone', profileId], [cacheTags.site(profileId)], async () => {
    const payload = await getPayloadClient()
    const profile = await payload.findByID({
      collection: slugs.profiles,
      id: profileId,
      select: { timeZone: true },
      depth: 0,
      disableErrors: true,
      overrideAccess: true,
    })
    return profile?.timeZone ?? 'UTC'
  })
}
