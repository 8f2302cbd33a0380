import { TourLoader } from '@/plugins/shows/many/tour-loader'
import { mayOn } from '@/src/access/own-profile'
import { siteView } from '@/src/admin/artist-view'
import { showsPath } from '@/src/admin/studio-paths'
import { ownerMessages } from '@/src/core/messages/owner-messages'

/** Many dates at once. */
export const TourView = siteView(
  { path: `${showsPath}/tour`, subject: 'shows' },
  async ({ req, profileId, admin, api }) => {
    if (!mayOn(req, profileId, 'shows', 'change')) {
      return <p>{ownerMessages.team.notYours}</p>
    }
    return <TourLoader key={profileId} profileId={profileId} adminPath={admin} apiPath={api} />
  },
)
