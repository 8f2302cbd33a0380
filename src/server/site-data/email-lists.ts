import type { EmailListView } from '@/src/core/contracts/audience/email-lists'
import { slugs } from '@/src/core/slugs'
import { cacheTags } from '@/src/server/caching/cache-tags'
import { cached } from '@/src/server/caching/data-cache'
import { getPayloadClient } from '@/src/server/get-payload-client'
import { visitorRead } from '@/src/server/site-data/visitor-read'

/**
 * A list that visitors of a profile can join: the one asked for, or its oldest when that is gone or
 * none was. Null when the profile has none.
 */
export async function getEmailList(profileId: string, id = ''): Promise<EmailListView | null> {
  const lists = await listEmailLists(profileId)
  return lists.find((list) => list.id === id) ?? lists[0] ?? null
}

function listEmailLists(profileId: string): Promise<EmailListView[]> {
  return cached(['email-lists', profileId], [cacheTags.emailLists(profileId)], async () => {
    const payload = await getPayloadClient()
    const { docs } = await payload.find({
      collection: slugs.emailLists,
      where: { profile: { equals: profileId } },
      select: { doubleOptIn: true },
      sort: 'createdAt',
      joins: false,
      ...visitorRead,
    })
    return docs.map(({ id, doubleOptIn }) => ({ id, doubleOptIn: doubleOptIn ?? true }))
  })
}
