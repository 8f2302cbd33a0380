import type { Config, Plugin } from 'payload'
import { forgetAccount, forgetDeliveries } from '@/plugins/webhooks/deliveries'
import { webhookCalls } from '@/plugins/webhooks/endpoints'
import { sendDueWebhooks } from '@/plugins/webhooks/sending/send-due'
import { measurementPath, webhooksPath } from '@/src/admin/studio-paths'
import { slugs } from '@/src/core/slugs'
import { withAccountDeletion } from '@/src/server/accounts/account-deletion'
import { withEndpoints, withScreens } from '@/src/server/extend-config'
import { withPeriodicTasks } from '@/src/server/queue/periodic-tasks'

/** Tells other programs of what happens on a site. */
export function webhooks(): Plugin {
  return (config: Config): Config =>
    withAccountDeletion(
      withPeriodicTasks(
        withEndpoints(
          withScreens(config, {
            webhooks: {
              Component: '/plugins/webhooks/screens/webhooks-view#WebhooksView',
              path: webhooksPath,
              title: 'Webhooks',
            },
            webhook: {
              Component: '/plugins/webhooks/screens/webhook-view#WebhookView',
              path: `${webhooksPath}/:endpointId`,
              title: 'Webhook',
            },
            measurement: {
              Component: '/plugins/webhooks/screens/connections-view#ConnectionsView',
              path: measurementPath,
              title: 'Ad measurement',
            },
            measurementOf: {
              Component: '/plugins/webhooks/screens/connection-view#ConnectionView',
              path: `${measurementPath}/:endpointId`,
              title: 'Ad measurement',
            },
          }),
          slugs.profiles,
          webhookCalls,
        ),
        [
          { name: 'send-webhooks', everySeconds: 2, run: (payload) => sendDueWebhooks(payload) },
          { name: 'forget-webhook-deliveries', everySeconds: 3600, run: forgetDeliveries },
        ],
      ),
      forgetAccount,
    )
}
