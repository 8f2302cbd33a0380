import { notFound } from 'next/navigation'
import type { DocumentViewServerProps } from 'payload'
import { BuilderLoader } from '@/plugins/visual-editor/builder-loader'
import { canvasSite, loadCanvasData, loadingTypes } from '@/plugins/visual-editor/canvas-data'
import { hasUnpublished } from '@/plugins/visual-editor/has-unpublished'
import { LoadFonts } from '@/plugins/visual-editor/load-fonts.client'
import { listPages } from '@/plugins/visual-editor/pages/list-pages'
import { mayOn } from '@/src/access/own-profile'
import { problemsOnOpening } from '@/src/core/page-document/reading/open'
import { repairDocument } from '@/src/core/page-document/reading/repair'
import { blockRegistry } from '@/src/core/page-document/registry'
import { slugs } from '@/src/core/slugs'
import { shownTheme } from '@/src/core/theme/edited-theme'
import { type FontFamily, fontStyles } from '@/src/core/theme/fonts'
import { headerOf } from '@/src/core/theme/registry'
import type { Page } from '@/src/payload-types'
import { requireOwnDocument } from '@/src/server/owner'
import { getDraftTheme, getSiteOf } from '@/src/server/site-data'
import { siteOrigin } from '@/src/server/tenancy'
import { FontFaces } from '@/src/ui/site-root/font-faces'

/** Server side of the editor: gathers one page and all it shows, for owners of its profile only. */
export async function BuilderView({ doc, initPageResult }: DocumentViewServerProps) {
  const { req } = initPageResult
  const page = doc as Partial<Page> | undefined
  const profileId = typeof page?.profile === 'object' ? page.profile?.id : page?.profile
  const isOwn =
    profileId !== undefined && profileId !== null && mayOn(req, profileId, 'pages', 'change')
  const site = isOwn ? await getSiteOf(profileId) : null
  if (!page?.id || !site) {
    notFound()
  }

  const { document } = repairDocument(page.layout, blockRegistry())
  const [live, theme, blockData, origin, pages] = await Promise.all([
    requireOwnDocument(req, slugs.pages, page.id),
    getDraftTheme(site.profile.id),
    loadCanvasData(site, Object.values(document.nodes)),
    siteOrigin(site.profile.id),
    listPages(req, site.profile.id),
  ])
  const { admin, api } = req.payload.config.routes
  const pathname = page.pathname ?? '/'
  // Each theme has a home page of its own, and it may be edited while visitors see the other one.
  const themeName = (pathname === '/' && page.theme) || site.themeName

  const edited = shownTheme(theme.content)

  return (
    <>
      <EarlyFonts family={edited.fontFamily} />
      <BuilderLoader
        page={{
          id: page.id,
          title: page.title ?? '',
          pathname,
          layout: page.layout,
          rev: page.rev ?? 0,
          hasUnpublished: hasUnpublished(page as Page, live, blockRegistry()),
          problems: problemsOnOpening(page.layout, blockRegistry(), page.layout),
          isLive: live._status === 'published',
          isUndeletable: live.isUndeletable ?? false,
          schedule: {
            publishAt: live.schedule?.publishAt ?? null,
            unpublishAt: live.schedule?.unpublishAt ?? null,
          },
        }}
        pages={pages}
        site={{
          ...canvasSite(site),
          theme: edited,
          themeName,
          header: headerOf(themeName),
          pathname,
        }}
        theme={theme}
        liveTheme={site.themeName}
        blockData={blockData}
        loadingTypes={loadingTypes()}
        siteOrigin={origin ?? ''}
        isSiteOnline={site.isOnline}
        adminPath={admin}
        apiPath={api}
      />
    </>
  )
}

/** The fonts that a page of the theme begins with, ahead of its editor. */
function EarlyFonts({ family }: { family: FontFamily }) {
  const { text, display } = fontStyles[family]
  return (
    <>
      <FontFaces family={family} />
      <LoadFonts fonts={[`400 1em "${text}"`, `${display.weight} 1em "${family}"`]} />
    </>
  )
}
