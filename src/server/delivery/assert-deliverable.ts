import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { AppError } from '@/src/core/errors'
import { messages } from '@/src/core/messages'
import { hasFfmpeg } from '@/src/server/delivery/ffmpeg'
import { txDb } from '@/src/server/transaction'

type Song = { title: string; hasFile: boolean; state: string | null }

/** Whether a release costs money as a download today; pre-orders may wait for their files. */
async function isSoldAsDownload(
  req: PayloadRequest,
  productId: string,
  releasing: string | null,
): Promise<boolean> {
  const db = await txDb(req)
  const { rows } = await db.execute(sql`
    select 1 from variants v join products p on p.id = v.product_id
    where p.id = ${productId} and p.category = 'Music' and v.delivery_type = 'digital'
      and (v.availability_status not in ('inactive', 'preorder') or v.id = ${releasing})
      and (v.price_minor > 0 or v.pay_what_you_want)
    limit 1`)
  return rows.length > 0
}

async function songsOf(req: PayloadRequest, productId: string): Promise<Song[]> {
  const db = await txDb(req)
  const { rows } = await db.execute<Song>(sql`
    select t.title, t.original_id is not null as "hasFile",
      (select f.state from prepared_files f where f.track_id = t.id and f.kind = 'mp3'
       order by (f.state = 'ready') desc, f.created_at desc limit 1) as state
    from tracks t where t.product_id = ${productId} order by t.position`)
  return rows
}

/**
 * Refuses to sell what could not be delivered: every song of a release that costs money needs a file
 * for its buyers.
 *
 * @param isChecked whether the files must have been found playable, too
 * @param releasing a pre-order of it that is about to come out
 * @throws {AppError} `VALIDATION_FAILED` with a sentence for the artist
 */
export async function assertDeliverable(
  req: PayloadRequest,
  productId: string,
  { isChecked, releasing = null }: { isChecked: boolean; releasing?: string | null },
): Promise<void> {
  if (!(await isSoldAsDownload(req, productId, releasing))) {
    return
  }
  const songs = await songsOf(req, productId)
  if (songs.length === 0 && !(await hasBonus(req, productId))) {
    refuse(messages.delivery.noTracks)
  }
  const isConverting = isChecked && (await hasFfmpeg())
  for (const { title, hasFile, state } of songs) {
    if (!hasFile) {
      refuse(messages.delivery.noFile(title))
    }
    // Without ffmpeg the upload itself is played; only what browsers play can be uploaded.
    if (isConverting && state !== 'ready') {
      refuse(
        state === 'failed'
          ? messages.delivery.notPlayable(title)
          : messages.delivery.notReady(title),
      )
    }
  }
}

async function hasBonus(req: PayloadRequest, productId: string): Promise<boolean> {
  const db = await txDb(req)
  const { rows } = await db.execute(
    sql`select 1 from bonus_files where product_id = ${productId} limit 1`,
  )
  return rows.length > 0
}

function refuse(message: string): never {
  throw new AppError('VALIDATION_FAILED', {
    message,
    errors: [{ field: 'isPublished', message }],
  })
}
