import type { PayloadRequest } from 'payload'
import { Suspense } from 'react'
import { listMerch } from '@/plugins/catalog/merch-list/list-merch'
import { MerchList } from '@/plugins/catalog/merch-list/merch-list.client'
import { MerchSkeleton } from '@/plugins/catalog/merch-list/merch-skeleton'
import { artistView } from '@/src/admin/artist-view'
import { merchPath } from '@/src/admin/studio-paths'
import { shownProfile } from '@/src/server/chosen-profile'

/** All merch of the artist. */
export const MerchView = artistView({ path: merchPath, subject: 'products' }, async ({ req }) => {
  const profileId = shownProfile(req)
  if (!profileId) {
    return <p>There is no site yet that you work for.</p>
  }
  return (
    <Suspense fallback={<MerchSkeleton />}>
      <LoadedList req={req} profileId={profileId} />
    </Suspense>
  )
})

async function LoadedList({ req, profileId }: { req: PayloadRequest; profileId: string }) {
  const { admin, api } = req.payload.config.routes
  return (
    <MerchList
      items={await listMerch(req, profileId)}
      profileId={profileId}
      adminPath={admin}
      apiPath={api}
    />
  )
}
