import { MerchLoader } from '@/plugins/catalog/merch/merch-loader'
import { readMerch } from '@/plugins/catalog/merch/server/read-merch'
import { productView } from '@/plugins/catalog/product/product-view'
import { merchPath } from '@/src/admin/studio-paths'
import { slugs } from '@/src/core/slugs'
import { asOwner } from '@/src/server/owner'

export const MerchScreenView = productView({
  category: 'Merch',
  path: merchPath,
  show: async ({ req, profileId, id, props }) => {
    const [given, { docs: releases }] = await Promise.all([
      readMerch(req, profileId, id),
      req.payload.find({
        collection: slugs.products,
        where: { profile: { equals: profileId }, category: { equals: 'Music' } },
        select: { title: true },
        sort: 'title',
        pagination: false,
        ...asOwner(req),
      }),
    ])
    return (
      <MerchLoader
        {...props}
        given={given}
        releases={releases.map(({ id, title }) => ({ id, title }))}
      />
    )
  },
})
