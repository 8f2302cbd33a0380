import type { MediaView } from '@/src/core/contracts/media'
import { listProductsQuery } from '@/src/core/contracts/products'
import { listProducts, type Site } from '@/src/server/site-data'

/** What stands for the artist where their name is shared: their picture, else their newest cover. */
export async function artistPicture({ avatar, profile }: Site): Promise<MediaView | null> {
  if (avatar) {
    return avatar
  }
  const { data } = await listProducts(listProductsQuery.parse({ profileId: profile.id }))
  return data[0]?.cover ?? null
}
