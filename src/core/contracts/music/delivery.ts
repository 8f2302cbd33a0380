import { z } from 'zod'

/** How the files of a song stand: not uploaded, being made, made, unreadable, or given as uploaded. */
export const songStates = ['missing', 'preparing', 'ready', 'unplayable', 'asUploaded'] as const
export type SongState = (typeof songStates)[number]

/** Answer of `GET /products/{id}/delivery`: what buyers of a release get. */
export const deliveryAnswer = z.strictObject({
  /** Whether this server can convert music. */
  canConvert: z.boolean(),
  songs: z.array(
    z.strictObject({
      id: z.uuid(),
      title: z.string(),
      state: z.enum(songStates),
      formats: z.array(z.string()),
    }),
  ),
  /** How the whole release can be downloaded. */
  formats: z.array(z.string()),
  bonus: z.array(z.string()),
})
export type DeliveryState = z.infer<typeof deliveryAnswer>
