import { slugs } from '@/src/core/slugs'
import { cacheTags } from '@/src/server/caching/cache-tags'
import { cached } from '@/src/server/caching/data-cache'
import { getPayloadClient } from '@/src/server/get-payload-client'
import { visitorRead } from '@/src/server/site-data/visitor-read'

/** The artist's postal address, in lines, for mails alone: no page shows it. Empty when none is given. */
export async function postalAddressOf(profileId: string): Promise<string> {
  return cached(['postal-address', profileId], [cacheTags.site(profileId)], async () => {
    const payload = await getPayloadClient()
    const { docs } = await payload.find({
      collection: slugs.profiles,
      where: { id: { equals: profileId } },
      select: { postalAddress: true },
      limit: 1,
      ...visitorRead,
    })
    return docs[0]?.postalAddress ?? ''
  })
}
