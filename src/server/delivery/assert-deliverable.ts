import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { refusalOf } from '@/src/core/errors'
import { messages } from '@/src/core/messages'
import { ownerMessages } from '@/src/core/owner-messages'
import type { SoundCheck } from '@/src/core/sound-checks'
import { hasContent, lacksFile } from '@/src/server/delivery/all-files'
import { txDb } from '@/src/server/transaction'

/**
 * Refuses to sell, or to give away, what could not be delivered: every song of a release that is offered
 * as a download needs a file for whoever gets it, which was found playable.
 *
 * @throws {AppError} `VALIDATION_FAILED` with a sentence for the artist
 */
export async function assertDeliverable(req: PayloadRequest, productId: string): Promise<void> {
  if (!(await isOfferedAsDownload(req, productId))) {
    return
  }
  const db = await txDb(req)
  const { rows: products } = await db.execute(sql`
    select 1 from products where id = ${productId} and ${hasContent(sql`products.id`)}`)
  if (products.length === 0) {
    refuse(messages.delivery.noTracks)
  }
  const { rows: songs } = await db.execute<LackingSong>(sql`
    select t.title, t.original_id is not null as "hasFile",
      (select f.state from prepared_files f where f.track_id = t.id and f.kind = 'mp3'
       order by f.created_at desc limit 1) as state
    from tracks t where t.product_id = ${productId} and ${await lacksFile()}
    order by t.position limit 1`)
  if (songs[0]) {
    refuse(sayLack(songs[0]))
  }
}

/**
 * As {@link assertDeliverable}, for one song that came to a release, or has another file. Its upload may be known
 * to be good before anything is made of it, and what was made of a former one is delivered until then.
 */
export async function assertSongDeliverable(
  req: PayloadRequest,
  { trackId, productId }: { trackId: string; productId: string },
): Promise<void> {
  if (!(await isOfferedAsDownload(req, productId))) {
    return
  }
  const db = await txDb(req)
  const { rows } = await db.execute<{ title: string; hasFile: boolean; sound: SoundCheck | null }>(
    sql`select t.title, t.original_id is not null as "hasFile", a.sound
      from tracks t left join audio_files a on a.id = t.original_id
      where t.id = ${trackId} and ${await lacksFile()} and a.sound is distinct from 'playable'`,
  )
  const [song] = rows
  if (song) {
    const { isUnplayable, stillChecking } = ownerMessages.store.sound
    const said = song.sound === 'unplayable' ? isUnplayable : stillChecking
    throw refusalOf([
      { field: 'original', message: song.hasFile ? said : messages.delivery.noFile(song.title) },
    ])
  }
}

/** Whether a release is offered as a download today; pre-orders may wait for their files. */
async function isOfferedAsDownload(req: PayloadRequest, productId: string): Promise<boolean> {
  const db = await txDb(req)
  const { rows } = await db.execute(sql`
    select 1 from variants v join products p on p.id = v.product_id
    where p.id = ${productId} and p.category = 'Music' and v.delivery_type = 'digital'
      and v.availability_status not in ('inactive', 'preorder')
    limit 1`)
  return rows.length > 0
}

type LackingSong = { title: string; hasFile: boolean; state: string | null }

function sayLack({ title, hasFile, state }: LackingSong): string {
  const { noFile, notPlayable, notReady } = messages.delivery
  if (!hasFile) {
    return noFile(title)
  }
  return state === 'failed' ? notPlayable(title) : notReady(title)
}

function refuse(message: string): never {
  throw refusalOf([{ field: 'isPublished', message }])
}
