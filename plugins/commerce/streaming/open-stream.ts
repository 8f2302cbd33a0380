import { createHmac } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { type Owner, ownsRelease } from '@/plugins/commerce/downloads/rights'
import { idOf } from '@/plugins/commerce/orders/find-order'
import { audioUrl, type Part } from '@/plugins/commerce/streaming/audio-link'
import { findAudio } from '@/plugins/commerce/streaming/find-audio'
import { findHearing, type Hearing } from '@/plugins/commerce/streaming/hearing'
import type { StreamReply } from '@/src/core/contracts/streaming'
import { AppError } from '@/src/core/errors'
import { limits } from '@/src/core/limits'
import { messages } from '@/src/core/messages'
import { waitForTurn } from '@/src/server/database/locks'
import { txDb, withTx } from '@/src/server/transaction'

export type Listening = {
  profileId: string
  trackId: string
  playId: string
  account: Owner | null
  /** Secret of the browser; nobody listens to limited tracks without this or an account. */
  listener: string | undefined
}

/**
 * The address of what somebody may hear of a track now, and how many full plays are left after it.
 *
 * @throws {AppError} `NOT_FOUND` for no such track, `FORBIDDEN` when there is nothing to hear (any more)
 */
export async function openStream(req: PayloadRequest, wanted: Listening): Promise<StreamReply> {
  const { profileId, trackId, account } = wanted
  const hearing = await findHearing(req, profileId, trackId)
  if (!hearing) {
    throw new AppError('NOT_FOUND')
  }
  const isOwned = account ? await ownsRelease(req, account, hearing.product.id) : false
  if (isOwned || hearing.allows === 'full') {
    return reply(req, trackId, 'full', { hears: 'full', playsLeft: null })
  }
  if (hearing.allows === 'preview') {
    return reply(req, trackId, 'preview', { hears: 'preview', playsLeft: null })
  }
  if (hearing.allows === 'none') {
    throw new AppError(hearing.product.isPublished ? 'FORBIDDEN' : 'NOT_FOUND', {
      message: hearing.product.isPublished ? messages.streaming.onlyBuyers : undefined,
    })
  }
  const playsLeft = await takePlay(req, hearing, wanted)
  if (playsLeft !== null) {
    return reply(req, trackId, 'full', { hears: 'limited', playsLeft })
  }
  const hasPreview = (await findAudio(req, trackId, 'preview')) !== null
  if (!hasPreview) {
    throw new AppError('FORBIDDEN', { message: messages.streaming.noneLeft })
  }
  return reply(req, trackId, 'preview', { hears: 'preview', playsLeft: 0 })
}

async function reply(
  req: PayloadRequest,
  trackId: string,
  part: Part,
  rest: Pick<StreamReply, 'hears' | 'playsLeft'>,
): Promise<StreamReply> {
  if ((await findAudio(req, trackId, part)) === null) {
    throw new AppError('NOT_FOUND')
  }
  return { ...audioUrl(trackId, part), ...rest }
}

/**
 * Takes one of the plays that somebody has. The same hearing asks again for fresh addresses as long as
 * it can last, and is taken once.
 *
 * @returns how many are left, null when there was none
 */
function takePlay(
  req: PayloadRequest,
  { track, playLimit }: Hearing,
  wanted: Listening,
): Promise<number | null> {
  const listener = listenerOf(req, wanted)
  return withTx(req, async () => {
    await waitForTurn(req, `plays:${track.id}:${listener}`)
    const db = await txDb(req)
    const lastsSeconds = (track.durationSeconds ?? 0) + limits.streaming.pauseSeconds
    const { rows } = await db.execute<{ used: number; isOn: boolean | null }>(sql`
      select count(*)::int as used, bool_or(play_id = ${wanted.playId}
        and created_at > now() - make_interval(secs => ${lastsSeconds})) as "isOn"
      from plays where track_id = ${track.id} and listener = ${listener}`)
    const used = rows[0]?.used ?? 0
    if (rows[0]?.isOn) {
      return Math.max(0, playLimit - used)
    }
    if (used >= playLimit) {
      return null
    }
    const { rows: taken } = await db.execute(sql`
      insert into plays (profile_id, track_id, play_id, listener)
      values (${idOf(track.profile ?? '')}, ${track.id}, ${wanted.playId}, ${listener})
      on conflict (play_id) do nothing returning id`)
    // The name of a hearing that is over, or somebody else's.
    return taken.length > 0 ? playLimit - used - 1 : null
  })
}

/** Another name for each track: what somebody hears cannot be put together. */
function listenerOf(req: PayloadRequest, { account, listener, trackId }: Listening): string {
  const who = account ? `account ${account.id}` : listener && `browser ${listener}`
  if (!who) {
    throw new AppError('VALIDATION_FAILED', {
      errors: [{ field: 'listener', message: messages.errors.required }],
    })
  }
  return createHmac('sha256', req.payload.secret)
    .update(`listener ${trackId} ${who}`)
    .digest('hex')
    .slice(0, 32)
}
