import type { Endpoint } from 'payload'
import { toTierWire } from '@/plugins/public-api/wire'
import { profileQuery } from '@/src/core/contracts/ids'
import type { CurrentProfile, MembershipTierWire } from '@/src/core/contracts/pages/site-answers'
import {
  currentProfileAnswer,
  membershipTiersAnswer,
} from '@/src/core/contracts/pages/site-answers'
import { AppError } from '@/src/core/errors'
import { cacheTags } from '@/src/server/caching/cache-tags'
import { definePublicEndpoint } from '@/src/server/public-endpoint'
import { getSite, listOpenTiers } from '@/src/server/site-data'

export const profileEndpoints: Endpoint[] = [
  definePublicEndpoint({
    method: 'get',
    path: '/public/profiles/current',
    summary: 'The site of this host',
    answer: currentProfileAnswer,
    run: async ({ host }): Promise<CurrentProfile> => {
      const site = await getSite(host)
      if (!site) {
        throw new AppError('NOT_FOUND')
      }
      const { id, name, slug } = site.profile
      return { id, name, slug, theme: site.theme, themeName: site.themeName }
    },
    cacheTags: (_input, { id }) => [cacheTags.site(id), cacheTags.media(id)],
  }),
]

export const membershipTierEndpoints: Endpoint[] = [
  definePublicEndpoint({
    method: 'get',
    path: '/public/membership-tiers',
    summary: 'Membership tiers, in the order of the artist',
    answer: membershipTiersAnswer,
    query: profileQuery,
    run: async ({ query: { profileId } }): Promise<MembershipTierWire[]> => {
      const tiers = await listOpenTiers(profileId)
      return tiers.map(toTierWire)
    },
    cacheTags: ({ query }) => [cacheTags.tiers(query.profileId)],
  }),
]
