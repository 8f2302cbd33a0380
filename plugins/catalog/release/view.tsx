import { productView } from '@/plugins/catalog/product/product-view'
import { ReleaseLoader } from '@/plugins/catalog/release/release-loader'
import { readRelease } from '@/plugins/catalog/release/server/read-release'
import { musicPath } from '@/src/admin/studio-paths'

export const ReleaseView = productView({
  category: 'Music',
  path: musicPath,
  show: async ({ req, profileId, id, props }) => (
    <ReleaseLoader {...props} given={await readRelease(req, profileId, id)} />
  ),
})
