import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { slugs } from '@/src/core/slugs'
import { withDeferredRevalidation } from '@/src/server/caching/cache-tags'
import { obstaclesOf } from '@/src/server/pages/publish-gate'
import { defineJob } from '@/src/server/queue/define-job'
import { runSql, withTx } from '@/src/server/transaction'

type Status = 'published' | 'draft'

type Due = {
  isPublishDue: boolean
  isUnpublishDue: boolean
  unpublishesFirst: boolean
}

/**
 * Does to a page whatever its schedule says is due. The page and its schedule change in one
 * transaction, so a run that dies changed nothing, and another one finds nothing left to do. A draft
 * that must not go live stays one, with its schedule, which the editor shows as missed.
 *
 * @throws what keeps the draft from being published; the schedule then stays, for another try
 */
export async function runPageSchedule(payload: Payload, pageId: string): Promise<void> {
  try {
    await runDue(payload, pageId, ['published', 'draft'])
  } catch (error) {
    // A draft that nobody can publish does not keep the page online.
    await runDue(payload, pageId, ['draft'])
    throw error
  }
}

export const pageScheduleJob = defineJob({
  name: 'page-schedule',
  data: z.object({ pageId: z.guid() }),
  run: (payload, { pageId }) => runPageSchedule(payload, pageId),
})

async function runDue(
  payload: Payload,
  pageId: string,
  statuses: readonly Status[],
): Promise<void> {
  const req = await createLocalReq({}, payload)
  await withDeferredRevalidation(() =>
    withTx(req, async () => {
      const due = await lockDue(req, pageId)
      const isDue = { published: due?.isPublishDue, draft: due?.isUnpublishDue }
      for (const status of due?.unpublishesFirst ? statuses.toReversed() : statuses) {
        if (isDue[status] && (status === 'draft' || (await mayGoLive(req, pageId)))) {
          await setStatus(req, pageId, status)
        }
      }
    }),
  )
}

/** What was fine when it was planned need not be any more. */
async function mayGoLive(req: PayloadRequest, id: string): Promise<boolean> {
  const draft = await req.payload.findByID({
    collection: slugs.pages,
    id,
    draft: true,
    depth: 0,
    overrideAccess: true,
    req,
  })
  const obstacles = await obstaclesOf(req.payload, draft)
  if (obstacles.length > 0) {
    req.payload.logger.warn({ msg: 'A planned page was kept back', pageId: id, obstacles })
  }
  return obstacles.length === 0
}

async function setStatus(req: PayloadRequest, id: string, status: Status): Promise<void> {
  await req.payload.update({
    collection: slugs.pages,
    id,
    data: { _status: status },
    // Going offline asks for nothing that a live page must have; the draft may lack it.
    unpublishAllLocales: status === 'draft',
    depth: 0,
    overrideAccess: true,
    req,
  })
}

/** What is due by the database's clock; the page stays locked until the transaction ends. */
async function lockDue(req: PayloadRequest, pageId: string): Promise<Due | null> {
  const rows = await runSql(req)<Due>`
    select coalesce(schedule_publish_at <= now(), false) as "isPublishDue",
      coalesce(schedule_unpublish_at <= now() and not coalesce(is_undeletable, false), false)
        as "isUnpublishDue",
      coalesce(schedule_unpublish_at < schedule_publish_at, false) as "unpublishesFirst"
    from pages where id = ${pageId} for update`
  return rows[0] ?? null
}
