import { z } from 'zod'

export const joinedWaitlist = z.strictObject({ waiting: z.literal(true) })
