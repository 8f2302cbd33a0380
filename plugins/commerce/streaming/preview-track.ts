import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { idOf } from '@/plugins/commerce/orders/find-order'
import { hearingOf, type StreamingChoice } from '@/src/core/choices/streaming-choices'
import { AppError } from '@/src/core/errors'
import { limits } from '@/src/core/limits'
import { slugs } from '@/src/core/slugs'
import type { Product, Track } from '@/src/payload-types'
import { runSql, withTx } from '@/src/server/transaction'

/** A track of a release that is in the store, and what strangers may hear of it. */
export type PreviewTrack = {
  track: Track
  product: Product
  allows: StreamingChoice
  /** Full plays, where they are limited. */
  playLimit: number
}

/** @returns null for a track that is not in the store, or another site's */
export async function findPreviewTrack(
  req: PayloadRequest,
  profileId: string,
  trackId: string,
): Promise<PreviewTrack | null> {
  const one = { depth: 0, disableErrors: true, req } as const
  const track = await req.payload.findByID({ collection: slugs.tracks, id: trackId, ...one })
  const product =
    track &&
    (await req.payload.findByID({
      collection: slugs.products,
      id: idOf(track.product),
      joins: false,
      ...one,
    }))
  if (!product || !track.profile || idOf(track.profile) !== profileId) {
    return null
  }
  const { streaming, playLimit } = hearingOf(track, product)
  return {
    track,
    product,
    allows: product.isPublished ? streaming : 'none',
    playLimit: playLimit ?? limits.streaming.defaultPlays,
  }
}

const forgottenAfterDays = 2

type Play = { profileId: string; trackId: string; playId: string }

/**
 * Counts a hearing of a track for the day, once, however often it is told.
 *
 * @throws {AppError} `NOT_FOUND` for no track in the store of this site
 */
export async function countPlay(req: PayloadRequest, play: Play): Promise<void> {
  const { profileId, trackId, playId } = play
  await withTx(req, async () => {
    const [track] = await runSql(req)<{ productId: string }>`
      select p.id as "productId" from tracks t join products p on p.id = t.product_id
      where t.id = ${trackId} and t.profile_id = ${profileId}`
    if (!track) {
      throw new AppError('NOT_FOUND')
    }
    const rows = await runSql(req)`
      insert into plays (profile_id, track_id, play_id, counted_at)
      values (${profileId}, ${trackId}, ${playId}, now())
      on conflict (play_id) do update set counted_at = now()
        where plays.counted_at is null and plays.track_id = ${trackId}
      returning id`
    if (rows.length > 0) {
      await runSql(req)`
        insert into play_counts (profile_id, product_id, track_id, day, plays)
        values (${profileId}, ${track.productId}, ${trackId},
          to_char(now() at time zone 'UTC', 'YYYY-MM-DD'), 1)
        on conflict (track_id, day)
        do update set plays = play_counts.plays + 1, updated_at = now()`
    }
  })
}

/** Hearings of which only the number counts; where plays are limited they are kept. */
export async function forgetPlays(payload: Payload): Promise<void> {
  await runSql(await createLocalReq({}, payload))`
    delete from plays
    where listener is null and created_at < now() - make_interval(days => ${forgottenAfterDays})`
}
