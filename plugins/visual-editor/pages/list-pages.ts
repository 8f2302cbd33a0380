import type { PayloadRequest, Where } from 'payload'
import { hasUnpublished } from '@/plugins/visual-editor/has-unpublished'
import { settingsOf } from '@/plugins/visual-editor/pages/settings-of'
import type { PageEntry } from '@/src/core/contracts/pages/page-answers'
import { blockRegistry } from '@/src/core/page-document/registry'
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

type Listed = Pick<Page, 'id' | keyof typeof listed>

/**
 * Pages of one profile in the owner's order, home first, as the signed-in user may see them.
 *
 * @returns the newest drafts, with what visitors see of them
 */
export async function listPages(req: PayloadRequest, profileId: string): Promise<PageEntry[]> {
  const where: Where = { profile: { equals: profileId } }
  const [drafts, live] = [
    await req.payload.find({
      ...readBy(req),
      where,
      sort: ['position', 'pathname'],
      draft: true,
      select: listed,
    }),
    await req.payload.find({
      ...readBy(req),
      where: { and: [where, { _status: { equals: 'published' } }] },
      select: { pathname: true },
    }),
  ]
  const addresses = new Map(live.docs.map(({ id, pathname }) => [id, pathname]))
  const unlike = drafts.docs.filter(
    ({ id, _status }) => _status !== 'published' && addresses.has(id),
  )
  const changed = await changedOf(
    req,
    unlike.map(({ id }) => id),
  )
  const entries = drafts.docs.map((page) =>
    toEntry(page, addresses.get(page.id) ?? null, changed.has(page.id)),
  )
  return entries.toSorted((a, b) => Number(b.pathname === '/') - Number(a.pathname === '/'))
}

/** Which of some live pages with a draft show something else in it; undo may have led back to the live page. */
async function changedOf(req: PayloadRequest, ids: string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) {
    return new Set()
  }
  const where: Where = { id: { in: ids } }
  const [drafts, live] = [
    await req.payload.find({ ...readBy(req), where, draft: true }),
    await req.payload.find({ ...readBy(req), where }),
  ]
  const liveById = new Map(live.docs.map((page) => [page.id, page]))
  const changed = drafts.docs.filter((draft) => {
    const visible = liveById.get(draft.id)
    return !visible || hasUnpublished(draft, visible, blockRegistry())
  })
  return new Set(changed.map(({ id }) => id))
}

const readBy = (req: PayloadRequest) =>
  ({
    collection: slugs.pages,
    depth: 0,
    pagination: false,
    overrideAccess: false,
    user: req.user,
    req,
  }) as const

function toEntry(page: Listed, livePathname: string | null, isChanged: boolean): PageEntry {
  const { id, theme, isUndeletable, schedule } = page
  return {
    id,
    ...settingsOf(page),
    livePathname,
    theme: theme ?? 'default',
    state: livePathname === null ? 'draft' : isChanged ? 'changed' : 'live',
    isUndeletable: isUndeletable ?? false,
    publishAt: schedule?.publishAt ?? null,
    unpublishAt: schedule?.unpublishAt ?? null,
  }
}
