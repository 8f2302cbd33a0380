import { definePageEndpoint } from '@/plugins/visual-editor/endpoints/page-endpoint'
import { checkPage } from '@/plugins/visual-editor/publish-check/check-page'
import { findings, publishCheckQuery } from '@/plugins/visual-editor/publish-check/finding'
import { loadSubject } from '@/plugins/visual-editor/publish-check/load-subject'
import { profileIdOf } from '@/src/server/cache-tags'

/** `GET /api/pages/:id/publish-check`: what the owner should know before the latest draft goes live. */
export const publishCheckEndpoint = definePageEndpoint({
  method: 'get',
  path: '/:id/publish-check',
  summary: 'What is wrong with the latest draft of a page',
  answer: findings,
  query: publishCheckQuery,
  draft: true,
  run: async ({ req, query, page }) => ({
    findings: checkPage(await loadSubject(req, page, profileIdOf(page), query.theme)),
  }),
})
