import { z } from 'zod'

/** One hearing, named by the player, so that it counts once. */
const playId = z.uuid()

/** Signed by the server: anyone who could choose it would have as many plays as they like. */
export const listenerToken = z.string().regex(/^[\w.-]{1,128}$/)

export const trackPath = z.object({ id: z.uuid() })

/** Body of `POST /public/tracks/{id}/stream`. */
export const streamBody = z.object({
  playId,
  /** Who listens, where nobody is signed in: what an answer gave this browser before. */
  listener: listenerToken.optional(),
})
export type StreamBody = z.input<typeof streamBody>

/** Query of the signed address that plays a track. */
export const audioQuery = z.object({
  expires: z.string().max(20).optional(),
  signature: z.string().max(100).optional(),
})

/** Body of `POST /public/plays`: a song that was heard, sent when it counts. */
export const playBody = z.object({
  trackId: z.uuid(),
  playId,
  /** Sent once more when it was heard to the end. */
  isWhole: z.boolean().optional(),
})
export type PlayBody = z.input<typeof playBody>

/** Something the site's player can play. */
export type PlayerTrack = {
  id: string
  title: string
  artist: string
  /** What the visitor may hear; empty where the address has to be asked for. */
  url: string
  /** That is only the beginning, unless the visitor has bought it. */
  isPreview?: boolean
  /** The address is asked for each time: plays are counted, or it is for buyers alone. */
  isAsked?: boolean
  coverImage: string
  productId: string
  /** Where the track comes from; the page of its product unless given. */
  href?: string
  /** From the catalogue, shown until the file tells its own; 0 when unknown. */
  durationSeconds: number
}
