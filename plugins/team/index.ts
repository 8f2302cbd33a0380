import type { Config, Plugin } from 'payload'
import { inviteEndpoints, teamEndpoints } from '@/plugins/team/endpoints'
import { inviteArtistPath, joinPath, teamPath } from '@/src/admin/studio-paths'
import { slugs } from '@/src/core/slugs'
import { withEndpoints, withRootEndpoints, withScreens } from '@/src/server/extend-config'

const folder = '/plugins/team/screens'

/** Who works on a site: roles, invites, handing over. */
export function team(): Plugin {
  return (config: Config): Config =>
    withRootEndpoints(
      withEndpoints(
        withScreens(config, {
          team: { Component: `${folder}/team-view#TeamView`, path: teamPath, title: 'Team' },
          inviteArtist: {
            Component: `${folder}/invite-artist-view#InviteArtistView`,
            path: inviteArtistPath,
            title: 'Invite an artist',
          },
          join: { Component: `${folder}/join-view#JoinView`, path: joinPath, title: 'Join' },
        }),
        slugs.profiles,
        teamEndpoints,
      ),
      inviteEndpoints,
    )
}
