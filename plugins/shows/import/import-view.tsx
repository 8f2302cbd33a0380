import { ImportScreen } from '@/plugins/shows/import/import-screen'
import { mayOn } from '@/src/access/own-profile'
import { siteView } from '@/src/admin/artist-view'
import { showsPath } from '@/src/admin/studio-paths'
import { ownerMessages } from '@/src/core/messages/owner-messages'

/** Shows from a calendar or a table. */
export const ImportView = siteView(
  { path: `${showsPath}/import`, subject: 'shows' },
  async ({ req, profileId, admin, api }) => {
    if (!mayOn(req, profileId, 'shows', 'change')) {
      return <p>{ownerMessages.team.notYours}</p>
    }
    return <ImportScreen key={profileId} profileId={profileId} adminPath={admin} apiPath={api} />
  },
)
