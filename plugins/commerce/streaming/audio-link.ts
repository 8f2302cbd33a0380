import { limits } from '@/src/core/limits'
import { isOver, isSameSignature, signatureOf } from '@/src/server/signature'

/** What an address plays: everything, or the preview. */
export type Part = 'full' | 'preview'

const purpose = 'track-audio'

/** An address of our own that plays a track to whoever has it, for at most 300 s. */
export function audioUrl(trackId: string, part: Part): { url: string; expiresAt: string } {
  const expires = Math.floor(Date.now() / 1000) + limits.streaming.linkSeconds
  const query = new URLSearchParams({
    expires: String(expires),
    signature: signatureOf(purpose, [trackId, part, expires]),
  })
  return {
    url: `/api/public/tracks/${trackId}/${part}?${query}`,
    expiresAt: new Date(expires * 1000).toISOString(),
  }
}

/** Whether {@link audioUrl} made the address, and it has not expired. */
export function isGenuineAudio(
  trackId: string,
  part: Part,
  { expires = '', signature = '' }: { expires?: string; signature?: string },
): boolean {
  const expected = signatureOf(purpose, [trackId, part, Number(expires)])
  return isSameSignature(signature, expected) && !isOver(Number(expires))
}
