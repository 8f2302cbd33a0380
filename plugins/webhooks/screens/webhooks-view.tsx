import { WebhookList } from '@/plugins/webhooks/screens/webhook-list'
import { loadWebhooks } from '@/plugins/webhooks/webhooks'
import { siteView } from '@/src/admin/artist-view'
import { SettingsPage } from '@/src/admin/settings-page'
import { webhooksPath } from '@/src/admin/studio-paths'
import { ownerMessages } from '@/src/core/messages/owner-messages'

const words = ownerMessages.webhooks

/** The programs that the chosen site tells of what happens. */
export const WebhooksView = siteView(
  { path: webhooksPath, subject: 'webhooks', settings: words },
  async ({ req, profileId, admin, api }) => {
    return (
      <SettingsPage
        title={words.title}
        about={
          <>
            {words.purpose} <a href={`${api}/openapi.json`}>{words.docs}</a>
          </>
        }
      >
        <WebhookList
          webhooks={await loadWebhooks(req, { profileId })}
          url={`${api}/profiles/${profileId}/webhooks`}
          path={`${admin}${webhooksPath}`}
        />
      </SettingsPage>
    )
  },
)
