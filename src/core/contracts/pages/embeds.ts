import { z } from 'zod'

/** Of `POST /api/embeds/find`: an address that only its provider can tell about. */
export const embedPath = '/embeds/find'
export const embedBody = z.object({ address: z.string().trim().min(1).max(2000) })

/** The address that is stored, which says what is shown; null where the provider names no player. */
export const embedAnswer = z.object({ address: z.string().nullable() })
export type EmbedAnswer = z.output<typeof embedAnswer>
