import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { idOf } from '@/plugins/commerce/orders/find-order'
import { hearingOf, type StreamingChoice } from '@/src/core/choices/streaming-choices'
import { AppError } from '@/src/core/errors'
import { dayAt } from '@/src/core/insights/days'
import { limits } from '@/src/core/limits'
import { slugs } from '@/src/core/slugs'
import type { Product, Track } from '@/src/payload-types'
import { runSql, withTx } from '@/src/server/transaction'
import { siteTimeZone } from '@/src/server/visits/site-time-zone'

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

type Play = { profileId: string; trackId: string; playId: string; isWhole?: boolean }

/**
 * Counts a hearing of a track for the day of the site's calendar, once, and once as heard to the end, however often it
 * is told.
 *
 * @throws {AppError} `NOT_FOUND` for no track in the store of this site
 */
export async function countPlay(req: PayloadRequest, play: Play): Promise<void> {
  const { profileId, trackId, isWhole = false } = play
  const day = dayAt(new Date(), await siteTimeZone(profileId))
  await withTx(req, async () => {
    const [track] = await runSql(req)<{ productId: string }>`
      select p.id as "productId" from tracks t join products p on p.id = t.product_id
      where t.id = ${trackId} and t.profile_id = ${profileId}`
    if (!track) {
      throw new AppError('NOT_FOUND')
    }
    const isHeard = await noteOnce(req, play, sql`counted_at`)
    const isEnded = isWhole && (await noteOnce(req, play, sql`ended_at`))
    if (isHeard || isEnded) {
      const [plays, fullPlays] = [Number(isHeard), Number(isEnded)]
      await runSql(req)`
        insert into play_counts (profile_id, product_id, track_id, day, plays, full_plays)
        values (${profileId}, ${track.productId}, ${trackId}, ${day}, ${plays}, ${fullPlays})
        on conflict (track_id, day) do update set plays = play_counts.plays + ${plays},
          full_plays = play_counts.full_plays + ${fullPlays}, updated_at = now()`
    }
  })
}

/** @returns whether it was not noted before */
async function noteOnce(
  req: PayloadRequest,
  { profileId, trackId, playId }: Play,
  what: SQL,
): Promise<boolean> {
  const rows = await runSql(req)`
    insert into plays (profile_id, track_id, play_id, ${what})
    values (${profileId}, ${trackId}, ${playId}, now())
    on conflict (play_id) do update set ${what} = now()
      where plays.${what} is null and plays.track_id = ${trackId}
    returning id`
  return rows.length > 0
}

/** Plays that are only counted; where plays are limited each is stored. */
export async function forgetPlays(payload: Payload): Promise<void> {
  await runSql(await createLocalReq({}, payload))`
    delete from plays
    where listener is null and created_at < now() - make_interval(days => ${forgottenAfterDays})`
}
