import { createLocalReq } from 'payload'
import { z } from 'zod'
import { anyAnswer, callBoxOffice, settingsOf } from '@/examples/box-office/call-box-office'
import { defineJob, type PeriodicTask } from '@/plugins/_kit/server'
import { toolsOf } from '@/plugins/_kit/tools'
import { slugs } from '@/src/core/slugs'

/** Told twice, the service has it once: the address names the show. */
export const tellShow = defineJob({
  name: 'box-office-show',
  data: z.object({ id: z.uuid() }),
  run: async (payload, { id }) => {
    const show = await payload.findByID({
      collection: slugs.events,
      id,
      depth: 0,
      disableErrors: true,
    })
    if (show?.isPublished) {
      const body = { title: show.title, startsAt: show.startsAt, venue: show.address.name }
      await callBoxOffice(settingsOf(process.env), `/shows/${id}`, { answer: anyAnswer, body })
    }
  },
})

/** No event tells of a changed show, so the task looks. The key lets each version be told once. */
export const tellShows: PeriodicTask = {
  name: 'box-office-shows',
  everySeconds: 3600,
  run: async (payload) => {
    const req = await createLocalReq({}, payload)
    const { enqueue, runSql, withTx } = toolsOf(req)
    await withTx(req, async () => {
      const shows = await runSql(req)<{ id: string; version: string }>`
        select id, updated_at::text as version from events
        where is_published and starts_at > now() and updated_at > now() - interval '1 day'`
      for (const { id, version } of shows) {
        await enqueue(req, tellShow, { id }, { dedupeKey: `${id} ${version}` })
      }
    })
  },
}
