import { calendarEntry } from '@/site/feeds/show-calendar'
import { requireSite } from '@/site/render/require-site'
import { siteUrl } from '@/site/seo/site-url'
import { calendarFile } from '@/src/core/events/calendar-file'
import { isUuid } from '@/src/core/uuid'
import { getEvent } from '@/src/server/site-data'
import { contentDisposition } from '@/src/server/storage/content-type'

type Context = { params: Promise<{ host: string; id: string }> }

/** The file behind "Add to calendar". */
export async function calendarResponse(_request: Request, { params }: Context): Promise<Response> {
  const { host, id } = await params
  const { profile } = await requireSite(host)
  const event = isUuid(id) ? await getEvent(profile.id, id) : null
  if (!event) {
    return new Response('Not found', { status: 404 })
  }
  const entries = [calendarEntry(event, (await siteUrl(profile.id)).href)]
  return new Response(calendarFile({ entries, now: new Date() }), {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': contentDisposition(`${event.title}.ics`),
    },
  })
}
