import type { Endpoint, PayloadRequest } from 'payload'
import { siteOf } from '@/plugins/commerce/site-of'
import { findAudio, isGenuineAudio, type Part } from '@/plugins/commerce/streaming/find-audio'
import { openStream } from '@/plugins/commerce/streaming/open-stream'
import { countPlay, findPreviewTrack } from '@/plugins/commerce/streaming/preview-track'
import { streamAnswer } from '@/src/core/contracts/music/download-answers'
import { audioQuery, playBody, streamBody, trackPath } from '@/src/core/contracts/music/streaming'
import { AppError } from '@/src/core/errors'
import { definePublicEndpoint } from '@/src/server/public-endpoint'
import { sendFile } from '@/src/server/storage/send-file'

/** `POST /public/tracks/{id}/stream`: what the visitor may hear of a track now. */
const stream = definePublicEndpoint({
  method: 'post',
  path: '/public/tracks/:id/stream',
  summary: 'The address of what the visitor may hear of a track, and the plays that are left',
  answer: streamAnswer,
  params: trackPath,
  body: streamBody,
  account: 'optional',
  rateLimit: 'stream',
  failures: ['FORBIDDEN'],
  run: async ({ req, params, body, host, account, clientIp }) => {
    const { profileId } = await siteOf(host)
    const { playId, listener } = body
    return openStream(req, {
      profileId,
      trackId: params.id,
      playId,
      listener,
      account,
      clientIp,
    })
  },
})

/**
 * `GET /public/tracks/{id}/full` and `…/preview`: the sound itself. Without a signature only what the
 * artist lets everybody hear.
 */
const audio = (part: Part) =>
  definePublicEndpoint({
    method: 'get',
    path: `/public/tracks/:id/${part}`,
    summary: part === 'full' ? 'A track to listen to' : 'The beginning of a track to listen to',
    status: 200,
    params: trackPath,
    query: audioQuery,
    failures: ['FORBIDDEN'],
    run: async ({ req, params: { id }, query, host }) => {
      const { profileId } = await siteOf(host)
      const hearing = await findPreviewTrack(req, profileId, id)
      if (!hearing) {
        throw new AppError('NOT_FOUND')
      }
      const isOpen = hearing.allows === part
      if (!isOpen && !isGenuineAudio(id, part, query)) {
        throw new AppError('FORBIDDEN')
      }
      return answer(req, id, part)
    },
  })

async function answer(req: PayloadRequest, trackId: string, part: Part): Promise<Response> {
  const key = await findAudio(req, trackId, part)
  if (!key) {
    throw new AppError('NOT_FOUND')
  }
  return sendFile(req, key, { 'cache-control': 'private, no-store' })
}

/** `POST /public/plays`: a track was heard; each hearing counts once. */
const play = definePublicEndpoint({
  method: 'post',
  path: '/public/plays',
  summary: 'Counts a hearing of a track, once',
  body: playBody,
  rateLimit: 'play',
  run: async ({ req, body, host }) => {
    const { profileId } = await siteOf(host)
    await countPlay(req, { profileId, ...body })
  },
})

export const streamingEndpoints: Endpoint[] = [stream, audio('full'), audio('preview'), play]
