import { loadConnections } from '@/plugins/webhooks/measurement/connections'
import { ConnectionList } from '@/plugins/webhooks/screens/connection-list'
import { siteView } from '@/src/admin/artist-view'
import list from '@/src/admin/settings-list.module.css'
import { SettingsPage } from '@/src/admin/settings-page'
import { measurementPath } from '@/src/admin/studio-paths'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { measurementOf } from '@/src/server/site-data/measurement'

const words = ownerMessages.measurement

/** The companies that the chosen site tells of purchases. */
export const ConnectionsView = siteView(
  { path: measurementPath, subject: 'webhooks', settings: words },
  async ({ req, profileId, admin, api }) => {
    const { consent } = await measurementOf(profileId)
    return (
      <SettingsPage title={words.title} about={words.purpose}>
        <ConnectionList
          connections={await loadConnections(req, { profileId })}
          url={`${api}/profiles/${profileId}/measurement`}
          path={`${admin}${measurementPath}`}
        />
        {consent && (
          <section aria-labelledby="consent">
            <h2 id="consent">{words.consent}</h2>
            <p>“{consent}”</p>
            <p className={list.quiet}>{words.consentText}</p>
          </section>
        )}
      </SettingsPage>
    )
  },
)
