import type { PayloadRequest } from 'payload'
import { sameJson } from '@/src/core/json'
import type { PageDocument } from '@/src/core/page-document/schema'
import { slugs } from '@/src/core/slugs'
import type { Page } from '@/src/payload-types'
import type { asOwner } from '@/src/server/owner'
import { setPageSchedule } from '@/src/server/pages/schedule'

/** One page as visitors see it, and as its artist left it; the same when nothing waits. */
export type PageSides<Side> = { live: Side; draft: Side }

type Access = Pick<ReturnType<typeof asOwner>, 'depth' | 'req'> & { overrideAccess: boolean }

/**
 * Puts layouts into a page on the artist's behalf. What is live stays live and what is a draft stays one, with
 * everything else that waits in it, and with the moment that it is planned for. Call it in a transaction.
 */
export async function rewritePage(
  access: Access,
  { live, draft }: PageSides<Page>,
  layouts: PageSides<PageDocument>,
): Promise<void> {
  const { req } = access
  const page = { collection: slugs.pages, id: live.id, ...access } as const
  const isLiveChanged = live._status === 'published' && !sameJson(live.layout, layouts.live)
  if (isLiveChanged) {
    await req.payload.update({
      ...page,
      data: { ...settingsOf(live), layout: layouts.live, _status: 'published' },
    })
  }
  const isDraftChanged = isLiveChanged || !sameJson(draft.layout, layouts.draft)
  if (draft._status !== 'draft' || !isDraftChanged) {
    return
  }
  await req.payload.update({
    ...page,
    draft: true,
    data: { ...settingsOf(draft), layout: layouts.draft, _status: 'draft' },
  })
  await keepSchedule(req, live)
}

/** Publishing ends a plan to publish, which was for the draft. */
async function keepSchedule(req: PayloadRequest, { id, schedule }: Page): Promise<void> {
  const { publishAt = null, unpublishAt = null } = schedule ?? {}
  if (publishAt) {
    await setPageSchedule(req, id, { publishAt, unpublishAt })
  }
}

const settingsOf = ({ title, pathname, seo }: Page) => ({ title, pathname, seo })
