import { listMerch } from '@/plugins/catalog/merch-list/list-merch'
import { MerchList } from '@/plugins/catalog/merch-list/merch-list.client'
import { ProductsSkeleton } from '@/plugins/catalog/product-grid/products-skeleton'
import { siteView } from '@/src/admin/artist-view'
import { merchPath } from '@/src/admin/studio-paths'
import { merchListQuery } from '@/src/core/contracts/products/product-list'
import { ownerMessages } from '@/src/core/messages/owner-messages'

/** All merch of the artist. */
export const MerchView = siteView(
  {
    path: merchPath,
    subject: 'products',
    skeleton: <ProductsSkeleton title={ownerMessages.merch.title} />,
  },
  async ({ req, profileId, admin, api }) => (
    <MerchList
      key={profileId}
      given={await listMerch(req, { ...merchListQuery.parse({}), profileId })}
      profileId={profileId}
      adminPath={admin}
      apiPath={api}
    />
  ),
)
