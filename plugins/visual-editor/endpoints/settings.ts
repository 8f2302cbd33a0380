import { definePageEndpoint } from '@/plugins/visual-editor/endpoints/page-endpoint'
import { settingsOf } from '@/plugins/visual-editor/pages/settings-of'
import { settingsAnswer, settingsBody } from '@/src/core/contracts/pages/pages'
import { sameJson } from '@/src/core/json'
import { mergeSettings } from '@/src/core/page-document/merge/merge-settings'
import { slugs } from '@/src/core/slugs'
import { lockDocument } from '@/src/server/database/locks'
import { requireOwnDocument } from '@/src/server/owner'
import { withTx } from '@/src/server/transaction'

/** Into the draft; visitors see it once the page is published. */
export const settingsEndpoint = definePageEndpoint({
  method: 'patch',
  path: '/:id/settings',
  summary:
    'Changes name, address and search settings of a draft, beside what another window changed',
  answer: settingsAnswer,
  body: settingsBody,
  failures: ['CONFLICT'],
  run: ({ req, body, page: { id } }) =>
    withTx(req, async () => {
      await lockDocument(req, slugs.pages, id)
      const theirs = settingsOf(await requireOwnDocument(req, slugs.pages, id, { draft: true }))
      const { settings, conflicts } = mergeSettings({ ...body, theirs })
      if (sameJson(settings, theirs)) {
        return { settings, conflicts }
      }
      const { seo, ...rest } = settings
      const saved = await req.payload.update({
        collection: slugs.pages,
        id,
        data: { ...rest, seo: { ...seo, image: seo.image || null }, _status: 'draft' },
        draft: true,
        autosave: true,
        depth: 0,
        overrideAccess: false,
        overrideLock: false,
        user: req.user,
        req,
      })
      return { settings: settingsOf(saved), conflicts }
    }),
})
