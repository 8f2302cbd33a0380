import { ImportScreen } from '@/plugins/shows/import/import-screen'
import { mayOn } from '@/src/access/own-profile'
import { artistView } from '@/src/admin/artist-view'
import { showsPath } from '@/src/admin/studio-paths'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { shownProfile } from '@/src/server/chosen-profile'

/** Shows from a calendar or a table. */
export const ImportView = artistView(
  { path: `${showsPath}/import`, subject: 'shows' },
  async ({ req }) => {
    const profileId = shownProfile(req)
    if (!profileId || !mayOn(req, profileId, 'shows', 'change')) {
      return <p>{ownerMessages.team.notYours}</p>
    }
    const { admin, api } = req.payload.config.routes
    return <ImportScreen key={profileId} profileId={profileId} adminPath={admin} apiPath={api} />
  },
)
