import type { PayloadRequest, Where } from 'payload'
import { settingsOf } from '@/plugins/visual-editor/pages/settings-of'
import type { PageEntry } from '@/src/core/contracts/pages'
import { slugs } from '@/src/core/slugs'
import type { Page } from '@/src/payload-types'

const listed = {
  title: true,
  pathname: true,
  theme: true,
  isUndeletable: true,
  schedule: true,
  seo: true,
  _status: true,
} as const

/**
 * Pages of one profile in the owner's order, home first, as whoever is signed in may see them.
 *
 * @returns the newest drafts, with what visitors see of them
 */
export async function listPages(req: PayloadRequest, profileId: string): Promise<PageEntry[]> {
  const where: Where = { profile: { equals: profileId } }
  const read = {
    collection: slugs.pages,
    where,
    depth: 0,
    pagination: false,
    overrideAccess: false,
    user: req.user,
    req,
  } as const
  const [drafts, live] = [
    await req.payload.find({
      ...read,
      sort: ['position', 'pathname'],
      draft: true,
      select: listed,
    }),
    await req.payload.find({
      ...read,
      where: { and: [where, { _status: { equals: 'published' } }] },
      select: { pathname: true },
    }),
  ]
  const addresses = new Map(live.docs.map(({ id, pathname }) => [id, pathname]))
  const entries = drafts.docs.map((page) => toEntry(page, addresses.get(page.id) ?? null))
  return entries.toSorted((a, b) => Number(b.pathname === '/') - Number(a.pathname === '/'))
}

type Listed = Pick<Page, 'id' | keyof typeof listed>

function toEntry(page: Listed, livePathname: string | null): PageEntry {
  const { id, theme, isUndeletable, schedule, _status } = page
  return {
    id,
    ...settingsOf(page),
    livePathname,
    theme: theme ?? 'default',
    state: livePathname === null ? 'draft' : _status === 'published' ? 'live' : 'changed',
    isUndeletable: isUndeletable ?? false,
    publishAt: schedule?.publishAt ?? null,
    unpublishAt: schedule?.unpublishAt ?? null,
  }
}
