import { listReleases } from '@/plugins/catalog/music-list/list-releases'
import { MusicList } from '@/plugins/catalog/music-list/music-list'
import { artistView } from '@/src/admin/artist-view'
import { musicPath } from '@/src/admin/studio-paths'
import { shownProfile } from '@/src/server/chosen-profile'

/** All releases of the site. */
export const MusicListView = artistView(
  { path: musicPath, subject: 'products' },
  async ({ req }) => {
    const profileId = shownProfile(req)
    const { admin, api } = req.payload.config.routes
    return profileId ? (
      <MusicList
        key={profileId}
        profileId={profileId}
        adminPath={admin}
        apiPath={api}
        given={await listReleases(req, profileId)}
      />
    ) : (
      <p>Choose a site first.</p>
    )
  },
)
