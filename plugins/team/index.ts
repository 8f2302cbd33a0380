import type { AdminViewConfig, Config, Plugin } from 'payload'
import { inviteEndpoints, teamEndpoints } from '@/plugins/team/endpoints'
import { inviteArtistPath, joinPath, teamPath } from '@/src/admin/studio-paths'
import { slugs } from '@/src/core/slugs'

/** Who works on a site: roles, invites, handing over. */
export function team(): Plugin {
  return (config: Config): Config => ({
    ...withViews(config),
    collections: config.collections?.map((collection) =>
      collection.slug === slugs.profiles
        ? { ...collection, endpoints: [...(collection.endpoints || []), ...teamEndpoints] }
        : collection,
    ),
    endpoints: [...(config.endpoints ?? []), ...inviteEndpoints],
  })
}

const view = (path: `/${string}`, name: string): AdminViewConfig => ({
  Component: `/plugins/team/screens/${name}`,
  path,
  exact: true,
})

function withViews({ admin, ...config }: Config): Config {
  return {
    ...config,
    admin: {
      ...admin,
      components: {
        ...admin?.components,
        views: {
          ...admin?.components?.views,
          team: view(teamPath, 'team-view#TeamView'),
          inviteArtist: view(inviteArtistPath, 'invite-artist-view#InviteArtistView'),
          join: view(joinPath, 'join-view#JoinView'),
        },
      },
    },
  }
}
