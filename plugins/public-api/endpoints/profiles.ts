import type { Endpoint } from 'payload'
import { currentProfileAnswer } from '@/src/core/contracts/answers/sites'
import type { CurrentProfile } from '@/src/core/contracts/profiles'
import { AppError } from '@/src/core/errors'
import { cacheTags } from '@/src/server/cache-tags'
import { definePublicEndpoint } from '@/src/server/public-endpoint'
import { getSite } from '@/src/server/site-data'

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
