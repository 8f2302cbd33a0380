import { loadInvites } from '@/plugins/team/load-team'
import { InviteArtistForm } from '@/plugins/team/screens/invite-form'
import { InviteList } from '@/plugins/team/screens/invite-list'
import { artistView } from '@/src/admin/artist-view'
import { SettingsPage } from '@/src/admin/settings-page'
import { inviteArtistPath } from '@/src/admin/studio-paths'
import { ownerMessages } from '@/src/core/messages/owner-messages'

const words = ownerMessages.team

/** For who runs the platform: asks an artist to make a site. */
export const InviteArtistView = artistView(
  { path: inviteArtistPath, subject: 'platform' },
  async ({ req }) => {
    const invites = await loadInvites(req, null)
    const url = `${req.payload.config.routes.api}/artist-invites`
    return (
      <SettingsPage title={words.inviteArtist} about={words.inviteArtistText}>
        <InviteArtistForm url={url} />
        {invites.length > 0 && (
          <section aria-labelledby="invites">
            <h2 id="invites">{words.invites}</h2>
            <InviteList invites={invites} url={url} canChange />
          </section>
        )}
      </SettingsPage>
    )
  },
)
