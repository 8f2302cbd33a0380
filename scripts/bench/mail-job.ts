import { z } from 'zod'

/** What the mail process is asked for: SMTP settings are in its environment. */
export const mailJob = z.object({ receivers: z.int().min(1) })

export const mailResult = z.object({
  queueSeconds: z.number(),
  /** From the log, each mail noted. */
  perSecond: z.number(),
  /** The same mails by the same mail program, without a queue. */
  plainPerSecond: z.number(),
  /** Memory after all mails, less what it was after the first tenth. */
  grownMb: z.number(),
})

export type MailResult = z.infer<typeof mailResult>
