import { notFound } from 'next/navigation'
import { loadDeliveries } from '@/plugins/webhooks/deliveries'
import { DeliveryList } from '@/plugins/webhooks/screens/delivery-list'
import { WebhookActions } from '@/plugins/webhooks/screens/webhook-actions'
import { WebhookState } from '@/plugins/webhooks/screens/webhook-state'
import { loadWebhooks } from '@/plugins/webhooks/webhooks'
import { AdminLink } from '@/src/admin/admin-link'
import { artistView } from '@/src/admin/artist-view'
import list from '@/src/admin/settings-list.module.css'
import { SettingsPage } from '@/src/admin/settings-page'
import { webhooksPath } from '@/src/admin/studio-paths'
import { id } from '@/src/core/contracts/ids'
import { deliveriesQuery } from '@/src/core/contracts/webhooks/endpoints'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { shownProfile } from '@/src/server/chosen-profile'

const words = ownerMessages.webhooks

/** One webhook of the chosen site, and what it was sent. */
export const WebhookView = artistView(
  { path: `${webhooksPath}/:endpointId`, subject: 'webhooks' },
  async ({ req, segments, searchParams }) => {
    const profileId = shownProfile(req)
    const { admin, api } = req.payload.config.routes
    const path = `${admin}${webhooksPath}`
    const endpointId = id.safeParse(segments[1]).data
    const [webhook] =
      profileId && endpointId ? await loadWebhooks(req, { profileId, endpointId }) : []
    if (!profileId || !webhook) {
      notFound()
    }
    const query = deliveriesQuery.safeParse(searchParams).data ?? { page: 1 }
    const deliveries = await loadDeliveries(req, { profileId, endpointId: webhook.id, ...query })
    const url = `${api}/profiles/${profileId}/webhooks/${webhook.id}`
    return (
      <SettingsPage
        title={webhook.url}
        about={
          <>
            {webhook.events.join(' · ')} <AdminLink href={path}>{words.back}</AdminLink>
          </>
        }
      >
        <section className={list.what}>
          <WebhookState webhook={webhook} />
          <WebhookActions webhook={webhook} url={url} listPath={path} />
        </section>
        <DeliveryList
          shown={deliveries}
          url={`${url}/deliveries`}
          path={`${path}/${webhook.id}`}
          query={query}
        />
      </SettingsPage>
    )
  },
)
