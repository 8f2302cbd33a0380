import { definePageEndpoint } from '@/plugins/visual-editor/endpoints/page-endpoint'
import { linkingPages } from '@/plugins/visual-editor/pages/linking-pages'
import { linkingPagesAnswer } from '@/src/core/contracts/page-calls'
import { profileIdOf } from '@/src/server/cache-tags'

/** `GET /api/pages/:id/linking-pages`: which other pages lose something when this one goes. */
export const linkingPagesEndpoint = definePageEndpoint({
  method: 'get',
  path: '/:id/linking-pages',
  summary: 'Other pages of the site that link to where visitors find this one',
  answer: linkingPagesAnswer,
  run: async ({ req, page }) => ({
    titles: await linkingPages(req, {
      profileId: profileIdOf(page),
      pageId: page.id,
      pathname: page.pathname,
    }),
  }),
})
