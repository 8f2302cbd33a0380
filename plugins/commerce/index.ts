import type { Config, Plugin } from 'payload'
import { cartEndpoints } from '@/plugins/commerce/endpoints/cart'
import { downloadEndpoints } from '@/plugins/commerce/endpoints/downloads'
import { libraryEndpoints } from '@/plugins/commerce/endpoints/library'
import { membershipEndpoints } from '@/plugins/commerce/endpoints/memberships'
import { orderEndpoints } from '@/plugins/commerce/endpoints/orders'
import { testPaymentEndpoints } from '@/plugins/commerce/endpoints/test-payments'
import { transitionEndpoint } from '@/plugins/commerce/endpoints/transition'
import { webhookEndpoints } from '@/plugins/commerce/endpoints/webhooks'
import { reconcileOrders } from '@/plugins/commerce/payments/reconcile'
import { slugs } from '@/src/core/slugs'
import { getPaymentProvider } from '@/src/server/payments'
import { withPeriodicTask } from '@/src/server/queue/periodic-tasks'

/** Selling: quote, checkout, payment pages, webhooks, orders and downloads. */
export function commerce(): Plugin {
  return (config: Config): Config =>
    withPeriodicTask(
      {
        ...config,
        collections: config.collections?.map((collection) =>
          collection.slug === slugs.orders
            ? {
                ...collection,
                endpoints: [...(collection.endpoints || []), transitionEndpoint],
              }
            : collection,
        ),
        endpoints: [
          ...(config.endpoints ?? []),
          ...cartEndpoints,
          ...orderEndpoints,
          ...downloadEndpoints,
          ...libraryEndpoints,
          ...membershipEndpoints,
          ...testPaymentEndpoints,
          ...webhookEndpoints,
        ],
      },
      {
        name: 'reconcile-orders',
        everySeconds: 60,
        run: async (payload) => {
          await reconcileOrders(payload, { provider: getPaymentProvider(payload) })
        },
      },
    )
}
