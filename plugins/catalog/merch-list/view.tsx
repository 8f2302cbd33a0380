import type { PayloadRequest } from 'payload'
import { Suspense } from 'react'
import { listMerch } from '@/plugins/catalog/merch-list/list-merch'
import { MerchList } from '@/plugins/catalog/merch-list/merch-list.client'
import { MerchSkeleton } from '@/plugins/catalog/merch-list/merch-skeleton'
import { siteView } from '@/src/admin/artist-view'
import { merchPath } from '@/src/admin/studio-paths'
import { merchListQuery } from '@/src/core/contracts/products/product-list'

/** All merch of the artist. */
export const MerchView = siteView(
  { path: merchPath, subject: 'products' },
  async ({ req, profileId }) => (
    <Suspense fallback={<MerchSkeleton />}>
      <LoadedList req={req} profileId={profileId} />
    </Suspense>
  ),
)

async function LoadedList({ req, profileId }: { req: PayloadRequest; profileId: string }) {
  const { admin, api } = req.payload.config.routes
  return (
    <MerchList
      key={profileId}
      given={await listMerch(req, { ...merchListQuery.parse({}), profileId })}
      profileId={profileId}
      adminPath={admin}
      apiPath={api}
    />
  )
}
