import type { PayloadRequest } from 'payload'
import { remarksOn } from '@/plugins/shows/show/remarks'
import { kindsOf, requireShow } from '@/plugins/shows/show/require-show'
import type { ChangeShowsBody } from '@/src/core/contracts/events/shows'
import type { ListChanges } from '@/src/core/contracts/list-changes'
import { AppError } from '@/src/core/errors'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { slugs } from '@/src/core/slugs'
import { changeEach } from '@/src/server/change-each'
import { asOwner } from '@/src/server/owner'
import { runSql } from '@/src/server/transaction'

const words = ownerMessages.shows

export async function changeShows(
  req: PayloadRequest,
  { profileId, ...change }: ChangeShowsBody & { profileId: string },
): Promise<ListChanges> {
  const own = await runSql(req)<{ id: string; title: string }>`
    select id, title from events
    where profile_id = ${profileId}
      and id in (select jsonb_array_elements_text(${JSON.stringify(change.ids)}::jsonb)::uuid)
    order by starts_at, id`
  return changeEach(req, own, (id) => changeShow(req, { profileId, id, change }))
}

type Change =
  | Pick<Extract<ChangeShowsBody, { change: 'delete' }>, 'change'>
  | Pick<Extract<ChangeShowsBody, { isOn: boolean }>, 'change' | 'isOn'>

type One = { profileId: string; id: string; change: Change }

/**
 * Puts a show on the site, cancels it, takes that back, or deletes it.
 *
 * @throws {AppError} `CONFLICT` with the reason
 */
export async function changeShow(
  req: PayloadRequest,
  { profileId, id, change }: One,
): Promise<void> {
  const show = await requireShow(req, profileId, id)
  const collection = slugs.events
  switch (change.change) {
    case 'onSite': {
      const missing = change.isOn ? remarksOn(show, await kindsOf(req, id)) : []
      const obstacle = missing.find(({ isObstacle }) => isObstacle)
      if (obstacle) {
        throw new AppError('CONFLICT', { message: obstacle.message })
      }
      const data = { isPublished: change.isOn }
      await req.payload.update({ collection, id, data, ...asOwner(req) })
      return
    }
    case 'cancelled': {
      const data = { status: change.isOn ? 'cancelled' : 'scheduled' } as const
      await req.payload.update({ collection, id, data, ...asOwner(req) })
      return
    }
    case 'delete':
      if (await wasOrdered(req, id)) {
        throw new AppError('CONFLICT', { message: words.wasSold })
      }
      await req.payload.delete({ collection, id, ...asOwner(req) })
  }
}

async function wasOrdered(req: PayloadRequest, id: string): Promise<boolean> {
  const rows = await runSql(req)`
    select 1 from variants v join orders_items i on i.variant_id = v.id
    where v.event_id = ${id} limit 1`
  return rows.length > 0
}
