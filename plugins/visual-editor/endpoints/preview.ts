import { definePageEndpoint } from '@/plugins/visual-editor/endpoints/page-endpoint'
import { previewAnswer } from '@/src/core/contracts/page-calls'
import { AppError } from '@/src/core/errors'
import { profileIdOf } from '@/src/server/cache-tags'
import { signPlay, signPreview } from '@/src/server/pages/preview-token'
import { siteOrigin } from '@/src/server/tenancy'

/**
 * Where the latest draft can be seen as visitors will see it. The address works for half an hour and may
 * be handed on; the token, with which the artist plays members, may not.
 */
export const previewEndpoint = definePageEndpoint({
  method: 'post',
  path: '/:id/preview',
  summary: 'An address at which the latest draft can be seen',
  answer: previewAnswer,
  run: async ({ page }) => {
    const profileId = profileIdOf(page)
    const origin = await siteOrigin(profileId)
    if (!origin) {
      throw new AppError('NOT_FOUND')
    }
    return {
      url: `${origin}/meta/preview/${signPreview({ pageId: page.id, profileId })}`,
      playToken: signPlay(profileId),
    }
  },
})
