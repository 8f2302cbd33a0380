import { callApi } from '@/site/api/client'
import type { PlayBody, StreamBody, StreamReply } from '@/src/core/contracts/streaming'

/** What the visitor may hear of a track now. */
export function requestStream(trackId: string, body: StreamBody): Promise<StreamReply> {
  return callApi({ path: `/public/tracks/${trackId}/stream`, method: 'POST', body })
}

/** Counts a hearing, once, also when it is told twice. */
export async function sendPlay(body: PlayBody): Promise<void> {
  // Nobody is named: the number is all that counts.
  await callApi({ path: '/public/plays', method: 'POST', body, auth: false, keepalive: true })
}
