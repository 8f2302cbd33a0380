import { z } from 'zod'
import type { StreamingChoice } from '@/src/core/streaming-choices'

/** One hearing, named by the player, so that it counts once. */
const playId = z.uuid()

export const trackPath = z.object({ id: z.uuid() })

/** Body of `POST /public/tracks/{id}/stream`. */
export const streamBody = z.object({
  playId,
  /** Who listens, where nobody is signed in: a random secret of the browser. */
  listener: z
    .string()
    .regex(/^[\w-]{22,64}$/)
    .optional(),
})
export type StreamBody = z.input<typeof streamBody>

/** Answer of `POST /public/tracks/{id}/stream`. */
export type StreamReply = {
  /** Works until `expiresAt`, at most 300 s; whoever asks with the same `playId` gets another one. */
  url: string
  expiresAt: string
  hears: Exclude<StreamingChoice, 'none'>
  /** Full plays after this one; null when nobody counts. */
  playsLeft: number | null
}

/** Query of the signed address that plays a track. */
export const audioQuery = z.object({
  expires: z.string().max(20).optional(),
  signature: z.string().max(100).optional(),
})

/** Body of `POST /public/plays`: a song that was heard, sent when it counts. */
export const playBody = z.object({ trackId: z.uuid(), playId })
export type PlayBody = z.input<typeof playBody>
