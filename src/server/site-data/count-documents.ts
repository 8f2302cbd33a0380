import type { CollectionSlug, Where } from 'payload'
import { getPayloadClient } from '@/src/server/get-payload-client'

/** How many documents match. Reads every one of them: what many ask for is worth remembering. */
export async function countDocuments(collection: CollectionSlug, where: Where): Promise<number> {
  const payload = await getPayloadClient()
  const { totalDocs } = await payload.count({ collection, where, overrideAccess: true })
  return totalDocs
}
