import { z } from 'zod'
import { checkPage } from '@/plugins/visual-editor/publish-check/check-page'
import { findings } from '@/plugins/visual-editor/publish-check/finding'
import { loadSubject } from '@/plugins/visual-editor/publish-check/load-subject'
import { AppError } from '@/src/core/errors'
import { slugs } from '@/src/core/slugs'
import { profileIdOf } from '@/src/server/cache-tags'
import { requireOwner } from '@/src/server/owner'
import { definePublicEndpoint } from '@/src/server/public-endpoint'

/** `GET /api/pages/:id/publish-check`: what the owner should know before the latest draft goes live. */
export const publishCheckEndpoint = definePublicEndpoint({
  method: 'get',
  path: '/:id/publish-check',
  summary: 'What is wrong with the latest draft of a page',
  answer: findings,
  params: z.object({ id: z.uuid() }),
  failures: ['NOT_SIGNED_IN', 'NOT_FOUND'],
  run: async ({ req, params: { id } }) => {
    requireOwner(req)
    const page = await req.payload.findByID({
      collection: slugs.pages,
      id,
      draft: true,
      depth: 0,
      disableErrors: true,
      overrideAccess: false,
      user: req.user,
      req,
    })
    if (!page) {
      throw new AppError('NOT_FOUND')
    }
    return { findings: checkPage(await loadSubject(req, page, profileIdOf(page))) }
  },
})
