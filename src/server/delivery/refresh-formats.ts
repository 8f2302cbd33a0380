import type { PayloadRequest } from 'payload'
import { cacheTags, revalidateTags } from '@/src/server/caching/cache-tags'
import { formatsOf, releaseFiles } from '@/src/server/delivery/release-files'
import { runSql } from '@/src/server/transaction'

/** Copies onto a product how it can be downloaded now, for its page, and clears that when it changed. */
export async function refreshFormats(
  req: PayloadRequest,
  profileId: string,
  productId: string,
): Promise<void> {
  const release = (await releaseFiles(req, profileId, [productId])).get(productId)
  const formats = release ? formatsOf(release).map(({ label }) => label) : []
  await runSql(req)`
    update products set formats = ${formats.join(', ')}, bonus_count = ${release?.bonus.length ?? 0}
    where id = ${productId} and profile_id = ${profileId}`
  await revalidateTags(req, cacheTags.products(profileId), cacheTags.product(profileId, productId))
}
