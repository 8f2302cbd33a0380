import { notFound } from 'next/navigation'
import type { DocumentViewServerProps } from 'payload'
import { BuilderLoader } from '@/plugins/visual-editor/builder-loader'
import { canvasSite, loadCanvasData, loadingTypes } from '@/plugins/visual-editor/canvas-data'
import { worksFor } from '@/src/access/own-profile'
import { blockRegistry } from '@/src/core/page-document/registry'
import { repairDocument } from '@/src/core/page-document/repair'
import { slugs } from '@/src/core/slugs'
import type { Page } from '@/src/payload-types'
import { getSiteOf } from '@/src/server/site-data'
import { siteOrigin } from '@/src/server/tenancy'

/** Server side of the editor: gathers one page and all it shows, for owners of its profile only. */
export async function BuilderView({ doc, initPageResult }: DocumentViewServerProps) {
  const { req } = initPageResult
  const page = doc as Partial<Page> | undefined
  const profileId = typeof page?.profile === 'object' ? page.profile?.id : page?.profile
  const isOwn = profileId !== undefined && profileId !== null && worksFor(req, profileId)
  const site = isOwn ? await getSiteOf(profileId) : null
  if (!page?.id || !site) {
    notFound()
  }

  const { document } = repairDocument(page.layout, blockRegistry())
  const [blockData, origin, { docs: pages }] = await Promise.all([
    loadCanvasData(site, Object.values(document.nodes)),
    siteOrigin(site.profile.id),
    req.payload.find({
      collection: slugs.pages,
      where: { profile: { equals: site.profile.id } },
      sort: 'pathname',
      select: { title: true, pathname: true },
      draft: true,
      depth: 0,
      limit: 100,
      pagination: false,
      overrideAccess: false,
      user: req.user,
      req,
    }),
  ])
  const { admin, api } = req.payload.config.routes
  const pathname = page.pathname ?? '/'

  return (
    <BuilderLoader
      page={{
        id: page.id,
        title: page.title ?? '',
        pathname,
        layout: page.layout,
        rev: page.rev ?? 0,
        hasUnpublished: page._status !== 'published',
      }}
      pages={pages.map(({ id, title, pathname }) => ({ id, title, pathname }))}
      site={{ ...canvasSite(site), pathname }}
      blockData={blockData}
      loadingTypes={loadingTypes}
      siteUrl={`${origin ?? ''}${pathname}`}
      adminPath={admin}
      apiPath={api}
    />
  )
}
