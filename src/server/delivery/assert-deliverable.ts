import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import type { SoundCheck } from '@/src/core/choices/sound-checks'
import { refusalOf } from '@/src/core/errors'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { hasContent, lacksFile } from '@/src/server/delivery/has-all-files'
import { runSql } from '@/src/server/transaction'

/**
 * Refuses to sell, or to give away, what could not be delivered: every song of a release that is offered
 * as a download needs a file for anyone who gets it, which was found playable.
 *
 * @throws {AppError} `VALIDATION_FAILED` with a sentence for the artist
 */
export async function assertDeliverable(req: PayloadRequest, productId: string): Promise<void> {
  if (!(await isOfferedAsDownload(req, productId))) {
    return
  }
  const products = await runSql(req)`
    select 1 from products where id = ${productId} and ${hasContent(sql`products.id`)}`
  if (products.length === 0) {
    refuse('isPublished', ownerMessages.delivery.noTracks)
  }
  const song = await lackingSong(req, sql`t.product_id = ${productId}`)
  if (song) {
    const { noFile, notPlayable, notReady } = ownerMessages.delivery
    const said = song.sound === 'unplayable' ? notPlayable : notReady
    refuse('isPublished', (song.hasFile ? said : noFile)(song.title))
  }
}

/** As {@link assertDeliverable}, for one song that came to a release, or has another file. */
export async function assertSongDeliverable(
  req: PayloadRequest,
  { trackId, productId }: { trackId: string; productId: string },
): Promise<void> {
  if (!(await isOfferedAsDownload(req, productId))) {
    return
  }
  const song = await lackingSong(req, sql`t.id = ${trackId}`)
  if (song) {
    const { isUnplayable, stillChecking } = ownerMessages.store.sound
    const said = song.sound === 'unplayable' ? isUnplayable : stillChecking
    refuse('original', song.hasFile ? said : ownerMessages.delivery.noFile(song.title))
  }
}

/** Whether a release is offered as a download today; pre-orders may wait for their files. */
async function isOfferedAsDownload(req: PayloadRequest, productId: string): Promise<boolean> {
  const rows = await runSql(req)`
    select 1 from variants v join products p on p.id = v.product_id
    where p.id = ${productId} and p.category = 'Music' and v.delivery_type = 'digital'
      and v.availability_status not in ('inactive', 'preorder')
    limit 1`
  return rows.length > 0
}

type LackingSong = { title: string; hasFile: boolean; sound: SoundCheck | null }

/**
 * The first song `t` without a file that can be played: nothing was made of its upload yet, which is not known
 * to be good either. What was made of a former upload is delivered until this one is.
 */
async function lackingSong(req: PayloadRequest, which: SQL): Promise<LackingSong | undefined> {
  const rows = await runSql(req)<LackingSong>`
    select t.title, t.original_id is not null as "hasFile", a.sound
    from tracks t left join audio_files a on a.id = t.original_id
    where ${which} and ${await lacksFile()} and a.sound is distinct from 'playable'
    order by t.position limit 1`
  return rows[0]
}

function refuse(field: string, message: string): never {
  throw refusalOf([{ field, message }])
}
