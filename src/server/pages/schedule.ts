import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import type { PageSchedule } from '@/src/core/contracts/pages/page-calls'
import { pageScheduleJob } from '@/src/server/pages/run-schedule'
import { enqueue } from '@/src/server/queue'
import { runSql } from '@/src/server/transaction'

/**
 * Sets when a page goes live and offline, with a job for each moment. Call it in a transaction. Only
 * the live row holds the schedule: drafts carry copies that nobody reads.
 */
export async function setPageSchedule(
  req: PayloadRequest,
  pageId: string,
  schedule: PageSchedule,
): Promise<void> {
  const { publishAt, unpublishAt } = schedule
  await runSql(req)`
    update pages set schedule_publish_at = ${publishAt}, schedule_unpublish_at = ${unpublishAt}
    where id = ${pageId}`
  for (const moment of [publishAt, unpublishAt]) {
    if (moment !== null) {
      const startAfter = new Date(moment)
      const dedupeKey = `${pageId} ${startAfter.toISOString()}`
      await enqueue(req, pageScheduleJob, { pageId }, { dedupeKey, startAfter })
    }
  }
}

const overdueSeconds = 60
const readAtOnce = 100

/**
 * Finds all pages whose moment has passed although nothing happened, because a job was lost or gave
 * up, and adds a job for each; once an hour, so that a page that cannot be published does not fill the
 * log. However many of those there are, the others get their job, too.
 */
export async function catchLostSchedules(payload: Payload): Promise<void> {
  const req = await createLocalReq({}, payload)
  const hour = new Date().toISOString().slice(0, 13)
  let last: string | undefined
  do {
    const ids = await overdueAfter(req, last)
    for (const id of ids) {
      await enqueue(req, pageScheduleJob, { pageId: id }, { dedupeKey: `${id} overdue ${hour}` })
    }
    last = ids[readAtOnce - 1]
  } while (last)
}

async function overdueAfter(req: PayloadRequest, id: string | undefined): Promise<string[]> {
  const rows = await runSql(req)<{ id: string }>`
    select id from pages
    where least(schedule_publish_at, schedule_unpublish_at)
      < now() - make_interval(secs => ${overdueSeconds})
      and (${id ?? null}::uuid is null or id > ${id ?? null}::uuid)
    order by id limit ${readAtOnce}`
  return rows.map((row) => row.id)
}
