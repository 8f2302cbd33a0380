import { loadAutomations } from '@/plugins/automations/automations'
import { AutomationList } from '@/plugins/automations/screens/automation-list.client'
import { sentenceOf } from '@/plugins/automations/screens/sentence'
import { siteView } from '@/src/admin/artist-view'
import { SettingsPage } from '@/src/admin/settings-page'
import { automationsPath } from '@/src/admin/studio-paths'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { loadSiteChoices } from '@/src/server/audience/site-choices'

const words = ownerMessages.automations

/** What the chosen site does by itself. */
export const AutomationsView = siteView(
  { path: automationsPath, subject: 'automations', settings: words },
  async ({ req, profileId, admin, api }) => {
    const [automations, choices] = await Promise.all([
      loadAutomations(req, { profileId }),
      loadSiteChoices(req, profileId),
    ])
    return (
      <SettingsPage title={words.title} about={words.purpose}>
        <AutomationList
          automations={automations.map((automation) => ({
            ...automation,
            sentence: sentenceOf(automation, choices),
          }))}
          url={`${api}/profiles/${profileId}/automations`}
          path={`${admin}${automationsPath}`}
        />
      </SettingsPage>
    )
  },
)
