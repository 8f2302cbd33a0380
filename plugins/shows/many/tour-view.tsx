import { TourLoader } from '@/plugins/shows/many/tour-loader'
import { mayOn } from '@/src/access/own-profile'
import { artistView } from '@/src/admin/artist-view'
import { showsPath } from '@/src/admin/studio-paths'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { shownProfile } from '@/src/server/chosen-profile'

/** Many dates at once. */
export const TourView = artistView(
  { path: `${showsPath}/tour`, subject: 'shows' },
  async ({ req }) => {
    const profileId = shownProfile(req)
    if (!profileId || !mayOn(req, profileId, 'shows', 'change')) {
      return <p>{ownerMessages.team.notYours}</p>
    }
    const { admin, api } = req.payload.config.routes
    return <TourLoader key={profileId} profileId={profileId} adminPath={admin} apiPath={api} />
  },
)
