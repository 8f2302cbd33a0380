import type { Config } from 'payload'
import { fulfilmentEndpoints } from '@/plugins/commerce/fulfilment/endpoints'
import { ordersPath } from '@/src/admin/studio-paths'
import { slugs } from '@/src/core/slugs'
import { withEndpoints, withScreens } from '@/src/server/extend-config'

/** The artist's board of orders, and the page of each. */
export function withFulfilment(config: Config): Config {
  const screens = {
    orders: {
      Component: '/plugins/commerce/fulfilment/board/view#OrdersView',
      path: ordersPath,
      title: 'Orders',
    },
    order: {
      Component: '/plugins/commerce/admin/order-page#OrderPage',
      path: `${ordersPath}/:orderId`,
      title: 'Order',
    },
  } as const
  return withEndpoints(withScreens(config, screens), slugs.profiles, fulfilmentEndpoints)
}
