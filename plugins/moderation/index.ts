import type { CollectionConfig, Config, Plugin } from 'payload'
import { withBlockedFans, withCommentAdmin } from '@/plugins/moderation/admin/with-comment-admin'
import { blockEndpoints } from '@/plugins/moderation/endpoints/block-commenter'
import { commentEndpoints } from '@/plugins/moderation/endpoints/moderate-comment'
import { slugs } from '@/src/core/slugs'

const changes: Readonly<Record<string, (collection: CollectionConfig) => CollectionConfig>> = {
  [slugs.comments]: (collection) =>
    withCommentAdmin({
      ...collection,
      endpoints: [...(collection.endpoints || []), ...commentEndpoints],
    }),
  [slugs.profiles]: (collection) => ({
    ...collection,
    endpoints: [...(collection.endpoints || []), ...blockEndpoints],
  }),
  [slugs.publicAccounts]: withBlockedFans,
}

/** What artists do about comments: hiding, closing reports, and who may not comment any longer. */
export function moderation(): Plugin {
  return (config: Config): Config => ({
    ...config,
    collections: config.collections?.map(
      (collection) => changes[collection.slug]?.(collection) ?? collection,
    ),
  })
}
