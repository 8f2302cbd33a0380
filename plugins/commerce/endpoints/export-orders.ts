import type { Endpoint, Where } from 'payload'
import { mergeListSearchAndWhere } from 'payload/shared'
import { exportOrders } from '@/plugins/commerce/orders/export-orders'
import { orderExportQuery } from '@/src/core/contracts/order-calls'
import { slugs } from '@/src/core/slugs'
import { definePublicEndpoint } from '@/src/server/public-endpoint'

/** `GET /orders/export?profileId&where&search`: the file of what the list with this query shows. */
export const exportOrdersEndpoint: Endpoint = definePublicEndpoint({
  method: 'get',
  path: '/export',
  summary: "Orders of an artist as a CSV file, filtered as the admin's list is",
  status: 200,
  query: orderExportQuery,
  ownedProfile: ({ query }) => query.profileId,
  rateLimit: 'orderExport',
  run: async ({ req, query: { profileId, where, search } }) => {
    const collectionConfig = req.payload.collections[slugs.orders].config
    const shown = mergeListSearchAndWhere({
      collectionConfig,
      search: search ?? '',
      where: where as Where,
    })
    return exportOrders(req, { profileId, where: shown })
  },
})
