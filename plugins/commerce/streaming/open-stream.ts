import type { PayloadRequest } from 'payload'
import { type Owner, ownsSong } from '@/plugins/commerce/downloads/download-rights'
import { idOf } from '@/plugins/commerce/orders/find-order'
import { audioUrl, findAudio, type Part } from '@/plugins/commerce/streaming/find-audio'
import { listenerOf } from '@/plugins/commerce/streaming/listener'
import { findPreviewTrack, type PreviewTrack } from '@/plugins/commerce/streaming/preview-track'
import type { StreamReply } from '@/src/core/contracts/music/download-answers'
import { AppError } from '@/src/core/errors'
import { limits } from '@/src/core/limits'
import { streamingMessages } from '@/src/core/messages/player'
import { waitForTurn } from '@/src/server/database/locks'
import { runSql, withTx } from '@/src/server/transaction'

export type Listening = {
  profileId: string
  trackId: string
  playId: string
  account: Owner | null
  /** What we gave the browser when it listened to a limited track before. */
  listener: string | undefined
  clientIp: string
}

/**
 * The address of what somebody may hear of a track now, and how many full plays are left after it.
 *
 * @throws {AppError} `NOT_FOUND` for no such track, `FORBIDDEN` when there is nothing to hear (any more)
 */
export async function openStream(req: PayloadRequest, wanted: Listening): Promise<StreamReply> {
  const { profileId, trackId, account } = wanted
  const hearing = await findPreviewTrack(req, profileId, trackId)
  if (!hearing) {
    throw new AppError('NOT_FOUND')
  }
  const isOwned = account
    ? await ownsSong(req, account, { trackId, productId: hearing.product.id })
    : false
  if (isOwned || hearing.allows === 'full') {
    return reply(req, trackId, 'full', { hears: 'full', playsLeft: null })
  }
  if (hearing.allows === 'preview') {
    return reply(req, trackId, 'preview', { hears: 'preview', playsLeft: null })
  }
  if (hearing.allows === 'none') {
    throw new AppError(hearing.product.isPublished ? 'FORBIDDEN' : 'NOT_FOUND', {
      message: hearing.product.isPublished ? streamingMessages.onlyBuyers : undefined,
    })
  }
  const { name, newToken } = await listenerOf(req, { ...wanted, token: wanted.listener })
  const known = newToken ? { listener: newToken } : {}
  const playsLeft = await takePlayToken(req, hearing, { playId: wanted.playId, listener: name })
  if (playsLeft !== null) {
    return reply(req, trackId, 'full', { hears: 'limited', playsLeft, ...known })
  }
  const hasPreview = (await findAudio(req, trackId, 'preview')) !== null
  if (!hasPreview) {
    throw new AppError('FORBIDDEN', { message: streamingMessages.noneLeft })
  }
  return reply(req, trackId, 'preview', { hears: 'preview', playsLeft: 0, ...known })
}

async function reply(
  req: PayloadRequest,
  trackId: string,
  part: Part,
  rest: Omit<StreamReply, 'url' | 'expiresAt'>,
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
function takePlayToken(
  req: PayloadRequest,
  { track, playLimit }: PreviewTrack,
  { playId, listener }: { playId: string; listener: string },
): Promise<number | null> {
  return withTx(req, async () => {
    await waitForTurn(req, `plays:${track.id}:${listener}`)
    const lastsSeconds = (track.durationSeconds ?? 0) + limits.streaming.pauseSeconds
    const rows = await runSql(req)<{ used: number; isOn: boolean | null }>`
      select count(*)::int as used, bool_or(play_id = ${playId}
        and created_at > now() - make_interval(secs => ${lastsSeconds})) as "isOn"
      from plays where track_id = ${track.id} and listener = ${listener}`
    const used = rows[0]?.used ?? 0
    if (rows[0]?.isOn) {
      return Math.max(0, playLimit - used)
    }
    if (used >= playLimit) {
      return null
    }
    const taken = await runSql(req)`
      insert into plays (profile_id, track_id, play_id, listener)
      values (${idOf(track.profile ?? '')}, ${track.id}, ${playId}, ${listener})
      on conflict (play_id) do nothing returning id`
    // The name of a hearing that is over, or somebody else's.
    return taken.length > 0 ? playLimit - used - 1 : null
  })
}
