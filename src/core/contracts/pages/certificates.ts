import { z } from 'zod'

/** Query of `GET /certificates`, as Caddy's on-demand TLS asks. */
export const certificateQuery = z.object({ domain: z.string().min(1).max(253) })

export const certificateAnswer = z.object({ allowed: z.literal(true) })
