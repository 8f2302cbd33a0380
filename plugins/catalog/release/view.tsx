import { productView } from '@/plugins/catalog/product/product-view'
import { linkedMerchOf } from '@/plugins/catalog/release/linked-merch/linked-merch'
import { ReleaseLoader } from '@/plugins/catalog/release/release-loader'
import { readRelease } from '@/plugins/catalog/release/server/read-release'
import { musicPath } from '@/src/admin/studio-paths'

export const ReleaseView = productView({
  category: 'Music',
  path: musicPath,
  show: async ({ req, profileId, id, props }) => {
    const [given, merch] = await Promise.all([
      readRelease(req, profileId, id),
      linkedMerchOf(req, profileId, id),
    ])
    return <ReleaseLoader {...props} {...{ given, merch }} />
  },
})
