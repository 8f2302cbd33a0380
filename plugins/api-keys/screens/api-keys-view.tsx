import { loadKeys } from '@/plugins/api-keys/keys'
import { KeyList } from '@/plugins/api-keys/screens/key-list'
import { OriginsForm } from '@/plugins/api-keys/screens/origins-form'
import { siteView } from '@/src/admin/artist-view'
import list from '@/src/admin/settings-list.module.css'
import { SettingsPage } from '@/src/admin/settings-page'
import { apiKeysPath } from '@/src/admin/studio-paths'
import { ownerMessages } from '@/src/core/messages/owner-messages'

const words = ownerMessages.apiKeys

/** The keys of the chosen site, and which other sites may call it from a browser. */
export const ApiKeysView = siteView(
  { path: apiKeysPath, subject: 'keys', settings: words },
  async ({ req, profileId, api }) => {
    const url = `${api}/profiles/${profileId}`
    const { keys, origins } = await loadKeys(req, profileId)
    return (
      <SettingsPage
        title={words.title}
        about={
          <>
            {words.purpose} <a href={`${api}/openapi.json`}>{words.docs}</a>
          </>
        }
      >
        <KeyList keys={keys} url={`${url}/api-keys`} />
        <section aria-labelledby="origins">
          <h2 id="origins">{words.originsTitle}</h2>
          <p className={list.quiet}>{words.originsText}</p>
          <OriginsForm origins={origins} url={`${url}/api-origins`} />
        </section>
      </SettingsPage>
    )
  },
)
