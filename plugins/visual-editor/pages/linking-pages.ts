import type { PayloadRequest, Where } from 'payload'
import { linksOf, ownPathOf } from '@/plugins/visual-editor/publish-check/links'
import { repairDocument } from '@/src/core/page-document/reading/repair'
import { blockRegistry } from '@/src/core/page-document/registry'
import { slugs } from '@/src/core/slugs'
import { siteHosts } from '@/src/server/tenancy'
import { runSql } from '@/src/server/transaction'

type Linked = { profileId: string; pageId: string; pathname: string }

/** Titles of a site's other pages whose live state or newest draft links to an address, in their order. */
export async function linkingPages(
  req: PayloadRequest,
  { profileId, pageId, pathname }: Linked,
): Promise<string[]> {
  const ids = await mentioning(req, { profileId, pageId, pathname })
  if (ids.length === 0) {
    return []
  }
  const where: Where = { and: [{ profile: { equals: profileId } }, { id: { in: ids } }] }
  const read = {
    collection: slugs.pages,
    where,
    // Whose page it is decides whether its layout may be read.
    select: { profile: true, title: true, layout: true },
    sort: ['position', 'pathname'] as string[],
    depth: 0,
    pagination: false,
    overrideAccess: false,
    user: req.user,
    req,
  } as const
  const drafts = await req.payload.find({ ...read, draft: true })
  const live = await req.payload.find(read)
  const hosts = new Set(await siteHosts(profileId))
  const linking = new Set(
    [...drafts.docs, ...live.docs]
      .filter(({ layout }) => {
        const { document } = repairDocument(layout, blockRegistry())
        return linksOf(document).some(({ href }) => ownPathOf(href, hosts) === pathname)
      })
      .map(({ id }) => id),
  )
  return drafts.docs.filter(({ id }) => linking.has(id)).map(({ title }) => title ?? '')
}

/** Few pages name an address at all; only those are read. Addresses have no letters that mean something here. */
async function mentioning(
  req: PayloadRequest,
  { profileId, pageId, pathname }: Linked,
): Promise<string[]> {
  const words = `%${pathname}%`
  const rows = await runSql(req)<{ id: string }>`
    select id from pages
    where profile_id = ${profileId} and id <> ${pageId} and (
      layout::text like ${words} or exists (
        select from _pages_v
        where parent_id = pages.id and latest and version_layout::text like ${words}
      )
    )`
  return rows.map(({ id }) => id)
}
