import type { PayloadRequest } from 'payload'
import { lockPages } from '@/plugins/visual-editor/pages/lock-pages'
import { rewritePage } from '@/plugins/visual-editor/pages/rewrite-page'
import type { FirstStepsBody } from '@/src/core/contracts/pages/page-calls'
import type { PageDocument } from '@/src/core/page-document/schema'
import { legalPages } from '@/src/core/page-document/templates/legal-pages'
import { slugs } from '@/src/core/slugs'
import { themeRegistry } from '@/src/core/theme/registry'
import { themeOf } from '@/src/core/theme/site-theme'
import { type ThemePresetName, themePresets } from '@/src/core/theme/theme-presets'
import type { Page, Profile, ThemeSetting } from '@/src/payload-types'
import { lockDocument } from '@/src/server/database/locks'
import { asOwner, requireOwnDocument } from '@/src/server/owner'
import { loadSiteText } from '@/src/server/pages/site-text'
import { withTx } from '@/src/server/transaction'

/**
 * Puts a site into the words and the look that its artist chose: name, theme, home page and legal
 * pages. Nothing else goes live with them: what somebody already worked on stays, what waits as a
 * draft goes on waiting, and a site that was set up before is left alone.
 *
 * @returns id of the home page; null when there is none
 */
export async function takeFirstSteps(
  req: PayloadRequest,
  profileId: string,
  { look, name, tagline }: FirstStepsBody,
): Promise<string | null> {
  // Before the transaction: what visitors see is read over connections of its own, and calls that wait
  // for each other could hold all of them.
  const words = await loadSiteText(profileId)
  return withTx(req, async () => {
    const profile = await lockProfile(req, profileId)
    await lockPages(req, profileId)
    const drafts = await ownPages(req, profileId, { draft: true })
    const home = drafts.find(
      ({ pathname, theme }) => pathname === '/' && theme === profile.themeName,
    )
    if (profile.setUpAt) {
      return home?.id ?? null
    }
    await noteSetUp(req, profileId, { name, tagline })
    await applyPreset(req, profileId, look)

    const layouts = new Map<string, PageDocument>(
      legalPages(name).map(({ pathname, layout }) => [pathname, layout]),
    )
    if (words) {
      const theme = themeOf(themeRegistry(), profile.themeName)
      layouts.set('/', theme.home({ ...words, name, tagline }))
    }
    for (const live of await ownPages(req, profileId, { draft: false })) {
      const draft = drafts.find(({ id }) => id === live.id)
      const layout = layouts.get(live.pathname)
      const isMeant =
        live._status === 'published' && (live.pathname !== '/' || live.id === home?.id)
      if (layout && isMeant && draft?.rev === 0) {
        await rewritePage(asOwner(req), { live, draft }, { live: layout, draft: layout })
      }
    }
    return home?.id ?? null
  })
}

/** Lets the owner go on without the steps; they are not asked for again. */
export function skipFirstSteps(req: PayloadRequest, profileId: string): Promise<void> {
  return withTx(req, async () => {
    const { setUpAt } = await lockProfile(req, profileId)
    if (!setUpAt) {
      await noteSetUp(req, profileId)
    }
  })
}

async function lockProfile(req: PayloadRequest, profileId: string): Promise<Profile> {
  await lockDocument(req, slugs.profiles, profileId)
  return requireOwnDocument(req, slugs.profiles, profileId)
}

async function noteSetUp(
  req: PayloadRequest,
  id: string,
  data: { name?: string; tagline?: string } = {},
): Promise<void> {
  await req.payload.update({
    collection: slugs.profiles,
    id,
    data: { ...data, setUpAt: new Date().toISOString() },
    depth: 0,
    // When a site was set up is the server's to say; whose it is was asked before.
    overrideAccess: true,
    req,
  })
}

async function ownPages(
  req: PayloadRequest,
  profileId: string,
  { draft }: { draft: boolean },
): Promise<Page[]> {
  const { docs } = await req.payload.find({
    collection: slugs.pages,
    where: { profile: { equals: profileId } },
    draft,
    pagination: false,
    ...asOwner(req),
  })
  return docs
}

/** Publishes a look. Everything else that waits in the draft of the theme goes on waiting. */
async function applyPreset(
  req: PayloadRequest,
  profileId: string,
  name: ThemePresetName,
): Promise<void> {
  const look = themePresets[name]
  const find = async (draft: boolean): Promise<ThemeSetting | undefined> => {
    const { docs } = await req.payload.find({
      collection: slugs.themeSettings,
      where: { profile: { equals: profileId } },
      draft,
      limit: 1,
      pagination: false,
      ...asOwner(req),
    })
    return docs[0]
  }
  const found = await find(false)
  if (!found) {
    await req.payload.create({
      collection: slugs.themeSettings,
      data: { ...look, profile: profileId, _status: 'published' } as never,
      ...asOwner(req),
    })
    return
  }
  const { id } = found
  await lockDocument(req, slugs.themeSettings, id)
  const [live = found, draft] = [await find(false), await find(true)]
  const theme = { collection: slugs.themeSettings, id, ...asOwner(req) } as const
  await req.payload.update({
    ...theme,
    data: { ...besidesPreset(live), ...look, _status: 'published' },
  })
  if (draft?._status === 'draft') {
    await req.payload.update({
      ...theme,
      draft: true,
      data: { ...besidesPreset(draft), ...look, _status: 'draft' },
    })
  }
}

const besidesPreset = ({ logo, avatar, headerLinks, socialLinks }: ThemeSetting) => ({
  logo,
  avatar,
  headerLinks,
  socialLinks,
})
