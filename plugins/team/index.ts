import type { CollectionConfig, Config, Plugin } from 'payload'
import { inviteEndpoints, teamEndpoints } from '@/plugins/team/endpoints'
import { supportStrategy } from '@/plugins/team/support/support-session'
import { inviteArtistPath, joinPath, teamPath } from '@/src/admin/studio-paths'
import { slugs } from '@/src/core/slugs'
import { withEndpoints, withRootEndpoints, withScreens } from '@/src/server/extend-config'

const folder = '/plugins/team/screens'

/** Who works on a site: roles, invites, handing over, support. */
export function team(): Plugin {
  return (config: Config): Config =>
    withRootEndpoints(
      withEndpoints(
        withScreens(withSupport(config), {
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

function withSupport(config: Config): Config {
  return {
    ...config,
    collections: config.collections?.map((each) =>
      each.slug === slugs.users ? signedInAsSupport(each) : each,
    ),
    admin: {
      ...config.admin,
      components: {
        ...config.admin?.components,
        header: [
          ...(config.admin?.components?.header ?? []),
          '/src/admin/support/support-bar#SupportBar',
        ],
      },
    },
  }
}

function signedInAsSupport({ auth, ...users }: CollectionConfig): CollectionConfig {
  const options = typeof auth === 'object' ? auth : {}
  return {
    ...users,
    auth: { ...options, strategies: [...(options.strategies ?? []), supportStrategy] },
  }
}
