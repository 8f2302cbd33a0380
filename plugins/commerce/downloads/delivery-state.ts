import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { SoundCheck } from '@/src/core/choices/sound-checks'
import type { DeliveryState, SongState } from '@/src/core/contracts/music/delivery'
import { hasFfmpeg } from '@/src/server/delivery/ffmpeg'
import { formatsOf, releaseFiles } from '@/src/server/delivery/release-files'
import { txDb } from '@/src/server/transaction'

type Row = {
  id: string
  title: string
  hasFile: boolean
  sound: SoundCheck | null
  /** Of the MP3. */
  state: string | null
}

/** What buyers of a release get now, and what is still being made, for its artist. */
export async function deliveryState(
  req: PayloadRequest,
  { profileId, productId }: { profileId: string; productId: string },
): Promise<DeliveryState> {
  const db = await txDb(req)
  const { rows } = await db.execute<Row>(sql`
    select t.id, t.title, t.original_id is not null as "hasFile", a.sound,
      (select f.state from renditions f where f.track_id = t.id and f.kind = 'mp3'
       order by f.created_at desc limit 1) as state
    from tracks t left join audio_files a on a.id = t.original_id
    where t.product_id = ${productId} order by t.position, t.created_at`)
  const canConvert = await hasFfmpeg()
  const release = (await releaseFiles(req, profileId, [productId])).get(productId)
  const { songs = [], bonus = [] } = release ?? {}
  return {
    canConvert,
    songs: rows.map((row) => ({
      id: row.id,
      title: row.title,
      state: stateOf(row, canConvert),
      formats: songs.find(({ id }) => id === row.id)?.files.map(({ label }) => label) ?? [],
    })),
    formats: formatsOf({ songs }).map(({ label }) => label),
    bonus: bonus.map(({ title }) => title),
  }
}

function stateOf({ hasFile, sound, state }: Row, canConvert: boolean): SongState {
  if (!hasFile) {
    return 'missing'
  }
  if (state === 'ready') {
    return 'ready'
  }
  if (sound === 'unplayable') {
    return 'unplayable'
  }
  return canConvert && state !== 'failed' ? 'preparing' : 'asUploaded'
}
