import { listReleases } from '@/plugins/catalog/music-list/list-releases'
import { MusicList } from '@/plugins/catalog/music-list/music-list'
import { ProductsSkeleton } from '@/plugins/catalog/product-grid/products-skeleton'
import { siteView } from '@/src/admin/artist-view'
import { musicPath } from '@/src/admin/studio-paths'
import { musicListQuery } from '@/src/core/contracts/products/product-list'

/** All releases of the site. */
export const MusicListView = siteView(
  { path: musicPath, subject: 'products', skeleton: <ProductsSkeleton title="Music" /> },
  async ({ req, profileId, admin, api }) => (
    <MusicList
      key={profileId}
      profileId={profileId}
      adminPath={admin}
      apiPath={api}
      given={await listReleases(req, { ...musicListQuery.parse({}), profileId })}
    />
  ),
)
