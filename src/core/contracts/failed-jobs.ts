import { z } from 'zod'
import { id } from '@/src/core/contracts/ids'

export const failedJobsAgainBody = z.strictObject({
  id: id.optional().describe('Of one job; all of them without it'),
})

export const failedJobsAgainAnswer = z.object({
  queued: z.number().int().nonnegative().describe('How many run again'),
})
