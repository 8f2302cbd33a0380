import type { Endpoint } from 'payload'
import { toTierWire } from '@/plugins/public-api/wire'
import { membershipTiersAnswer } from '@/src/core/contracts/answers/sites'
import { profileQuery } from '@/src/core/contracts/ids'
import type { MembershipTierWire } from '@/src/core/contracts/membership-tiers'
import { cacheTags } from '@/src/server/cache-tags'
import { definePublicEndpoint } from '@/src/server/public-endpoint'
import { listOpenTiers } from '@/src/server/site-data'

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
