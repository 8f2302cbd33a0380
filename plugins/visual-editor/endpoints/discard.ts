import { definePageEndpoint } from '@/plugins/visual-editor/endpoints/page-endpoint'
import { settingsOf } from '@/plugins/visual-editor/pages/settings-of'
import { discardAnswer, discardBody } from '@/src/core/contracts/page-calls'
import { AppError } from '@/src/core/errors'
import { slugs } from '@/src/core/slugs'
import { lockDocument } from '@/src/server/database/locks'
import { requireOwnDocument } from '@/src/server/owner'
import { withTx } from '@/src/server/transaction'

/**
 * Makes what visitors see the draft again. The draft that was discarded stays among the versions; a
 * moment at which it was to go live ends with it, one at which the page goes offline stays.
 *
 * @throws {AppError} `CONFLICT` for a page that is not live, `STALE_REVISION` when somebody saved since
 */
export const discardEndpoint = definePageEndpoint({
  method: 'post',
  path: '/:id/discard',
  summary: 'Takes back everything that was not published',
  answer: discardAnswer,
  body: discardBody,
  failures: ['CONFLICT'],
  run: ({ req, body, page: { id } }) =>
    withTx(req, async () => {
      await lockDocument(req, slugs.pages, id)
      const page = await requireOwnDocument(req, slugs.pages, id)
      if (page._status !== 'published') {
        throw new AppError('CONFLICT', { message: 'This page is not live yet.' })
      }
      // Publishing the live page again is what puts it before its drafts.
      req.data = { rev: body.rev }
      const { title, pathname, seo, layout } = page
      const former = await requireOwnDocument(req, slugs.pages, id, { draft: true })
      const restored = await req.payload.update({
        collection: slugs.pages,
        id,
        data: { title, pathname, seo, layout, _status: 'published' },
        depth: 0,
        overrideAccess: false,
        overrideLock: false,
        user: req.user,
        req,
      })
      const { publishAt = null, unpublishAt = null } = restored.schedule ?? {}
      return {
        layout: restored.layout,
        rev: restored.rev,
        schedule: { publishAt, unpublishAt },
        settings: settingsOf(restored),
        formerSettings: settingsOf(former),
      }
    }),
})
