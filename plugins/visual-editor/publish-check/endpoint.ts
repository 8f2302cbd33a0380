import { definePageEndpoint } from '@/plugins/visual-editor/endpoints/page-endpoint'
import { checkPage } from '@/plugins/visual-editor/publish-check/check-page'
import { loadSubject } from '@/plugins/visual-editor/publish-check/load-subject'
import {
  findings,
  ownerReader,
  publishCheckQuery,
} from '@/plugins/visual-editor/publish-check/subject'
import { profileIdOf } from '@/src/server/caching/cache-tags'
import { getSiteOf } from '@/src/server/site-data'

/** `GET /api/pages/:id/publish-check`: what the owner should know before the latest draft goes live. */
export const publishCheckEndpoint = definePageEndpoint({
  method: 'get',
  path: '/:id/publish-check',
  summary: 'What is wrong with the latest draft of a page',
  answer: findings,
  query: publishCheckQuery,
  draft: true,
  run: async ({ req, query, page }) => {
    const profileId = profileIdOf(page)
    const [subject, site] = await Promise.all([
      loadSubject(ownerReader(req), page, profileId, query.theme),
      getSiteOf(profileId),
    ])
    // The blocks' pictures import CSS, which tools that load the config alone cannot read.
    const { unseenBlocks } = await import('@/plugins/visual-editor/publish-check/unseen-blocks')
    const unseen = site ? await unseenBlocks(site, subject.document) : new Set<string>()
    return { findings: checkPage({ ...subject, unseen }) }
  },
})
