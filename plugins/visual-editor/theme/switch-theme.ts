import type { PayloadRequest } from 'payload'
import { type ThemeSwitchBody, themeSwitchBody } from '@/src/core/contracts/pages/page-calls'
import { ownPagesPath } from '@/src/core/contracts/pages/pages'
import { themeSwitchAnswer } from '@/src/core/contracts/pages/site-answers'
import { slugs } from '@/src/core/slugs'
import { loadSiteText } from '@/src/server/pages/site-text'
import { ensureThemeHome, hasThemeHome, type ThemeHome } from '@/src/server/pages/theme-home'
import { definePublicEndpoint } from '@/src/server/public-endpoint'
import { withTx } from '@/src/server/transaction'

export const themeSwitchEndpoint = definePublicEndpoint({
  method: 'post',
  path: '/:profileId/theme-switch',
  summary: 'Makes another kind of site ready to look at, or puts it live',
  answer: themeSwitchAnswer,
  params: ownPagesPath,
  body: themeSwitchBody,
  rateLimit: 'pagesChange',
  subject: 'site',
  ownedProfile: ({ params }) => params.profileId,
  run: async ({ req, params: { profileId }, body }) => {
    const { id, isNew } = await switchTheme(req, profileId, body)
    return { homeId: id, isNew }
  },
})

/** Home page and switch together, or neither. */
async function switchTheme(
  req: PayloadRequest,
  profileId: string,
  { themeName, isLive }: ThemeSwitchBody,
): Promise<ThemeHome> {
  // Before the transaction: they are read over connections of their own.
  const isThere = await hasThemeHome(req.payload, profileId, themeName)
  const words = isThere ? null : await loadSiteText(profileId)
  return withTx(req, async () => {
    const home = await ensureThemeHome(req, profileId, themeName, { isLive, words })
    if (isLive) {
      await req.payload.update({
        collection: slugs.profiles,
        id: profileId,
        data: { themeName },
        depth: 0,
        overrideAccess: false,
        user: req.user,
        req,
      })
    }
    return home
  })
}
