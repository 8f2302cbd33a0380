import { z } from 'zod'
import { id } from '@/src/core/contracts/ids'

/** Body of `POST /mail-log/send-failed-again`. */
export const sendFailedAgainBody = z.strictObject({ profileId: id })

/** How many mails wait to be sent now. */
export const sentAgainAnswer = z.strictObject({ queued: z.int().min(0) })
