import { z } from 'zod'
import { aheadProblem, localDateTime } from '@/src/core/contracts/forms'
import { id } from '@/src/core/contracts/ids'
import { limits } from '@/src/core/limits'
import { ownerMessages } from '@/src/core/messages/owner-messages'

export const newsletterStates = ['draft', 'scheduled', 'sending', 'sent', 'cancelled'] as const
export type NewsletterState = (typeof newsletterStates)[number]

/** States in which the mail may still be written, sent and thrown away. */
export const openNewsletterStates: readonly NewsletterState[] = ['draft', 'cancelled']

/** `post`: those who may see one post, told about it by a mail that the server writes. */
const newsletterAudiences = ['list', 'segments', 'tiers', 'members', 'post'] as const
export type NewsletterAudience = (typeof newsletterAudiences)[number]

/** How far a newsletter is. `notSent` are mails that stay in the log because there is no mail server. */
export const newsletterProgress = z.strictObject({
  id,
  state: z.enum(newsletterStates),
  scheduledAt: z.string().nullable(),
  sentAt: z.string().nullable(),
  /** How many mails were written; null before that. */
  receivers: z.int().nullable(),
  queued: z.int(),
  sent: z.int(),
  notSent: z.int(),
  failed: z.int(),
  /** Receivers who have left since it was sent. */
  unsubscribed: z.int(),
  /** What its mails share in the mail log; null before they are written. */
  mailingId: id.nullable(),
  /** Whether this server sends mail at all. */
  hasMailServer: z.boolean(),
  /** Whether it ends with the artist's postal address. */
  hasPostalAddress: z.boolean(),
  /** Why the last attempt sent nothing; empty when it did. */
  problem: z.string(),
  /** Why its mails wait longer than they should; empty when they do not. */
  delay: z.string(),
})
export type NewsletterProgress = z.output<typeof newsletterProgress>

/** How many people would get it right now, and what of it they could do nothing with, in sentences. */
export const audienceAnswer = z.strictObject({ count: z.int(), unfinished: z.array(z.string()) })
export type NewsletterAudienceNow = z.output<typeof audienceAnswer>

/** Where a newsletter is written, below the admin. */
export const newsletterWritePath = (id: string) => `/newsletters/${id}/write`

/** Body of `POST /newsletters/{id}/schedule`. */
export const newsletterScheduleBody = z.strictObject({ at: z.iso.datetime({ offset: true }) })

/** What keeps a mail from being sent at a date-time; empty for nothing. */
export function sendingProblem(at: string): string {
  const { dateInPast: past, dateTooFar: tooFar } = ownerMessages.newsletters
  return aheadProblem(at, { daysMax: limits.newsletter.scheduleDaysMax, past, tooFar })
}

/** When it is sent. */
export const newsletterPlanForm = z.object({
  at: localDateTime(sendingProblem).min(1, ownerMessages.newsletters.dateInPast),
})

/** The mail about a post, if there is one, and how many may see the post and want such mails. */
export const postMailAnswer = z.strictObject({
  mail: newsletterProgress.nullable(),
  /** Whether it ends with the artist's postal address. */
  hasPostalAddress: z.boolean(),
  count: z.int(),
})
export type PostMail = z.output<typeof postMailAnswer>

/** Body of `POST /mail-log/send-failed-again`. */
export const sendFailedAgainBody = z.strictObject({ profileId: id })

/** How many mails wait to be sent now. */
export const sentAgainAnswer = z.strictObject({ queued: z.int().min(0) })
