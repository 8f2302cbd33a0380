import { z } from 'zod'
import { givenRoles, siteRoles } from '@/src/core/access/site-roles'
import { id } from '@/src/core/contracts/ids'
import { limits } from '@/src/core/limits'
import { accountMessages } from '@/src/core/messages/account'
import { teamMessages } from '@/src/core/messages/team'
import { studioLimits } from '@/src/core/studio-limits'
import { readEmail } from '@/src/core/text/email-address'

/** To work on a site, to make one of one's own, to take one over. */
const sentKinds = ['team', 'artist', 'handover'] as const

/** With those that artists who sign up send themselves. The database keeps them as an enum. */
export const inviteKinds = [...sentKinds, 'sign-up'] as const

const { nameMax } = studioLimits.team

const typedEmail = z
  .string()
  .trim()
  .min(1, accountMessages.emailRequired)
  .max(limits.account.emailMax, accountMessages.emailInvalid)
  .refine((typed) => readEmail(typed) !== null, accountMessages.emailInvalid)
  .meta({ examples: ['ada@example.com'] })
const email = typedEmail.transform((typed) => readEmail(typed) ?? typed)

const name = z
  .string()
  .trim()
  .min(1, teamMessages.nameMissing)
  .max(nameMax, teamMessages.nameTooLong)
const token = z.string().min(1).max(100)
const password = z
  .string()
  .min(limits.account.passwordMin, accountMessages.passwordTooShort)
  .max(limits.account.passwordMax, accountMessages.passwordTooLong)

/** Calls about the team of a site. */
export const teamPath = z.object({ profileId: id })
export const memberPath = z.object({ profileId: id, userId: id })
export const invitePath = z.object({ profileId: id, inviteId: id })
export const artistInvitePath = z.object({ inviteId: id })

const role = z.enum(givenRoles, teamMessages.roleMissing)

/** What forms hold is what was typed: the server reads the address. */
export const teamInviteForm = z.object({ email: typedEmail, role })
export const artistInviteForm = z.object({ name, email: typedEmail })
export const teamInviteBody = teamInviteForm.extend({ email })
export const artistInviteBody = artistInviteForm.extend({ email })
export const supportBody = z.object({ isAllowed: z.boolean() })
export const roleBody = z.object({ role })
/** Handing a site over asks for the password again: a stolen session alone must not give it away. */
export const handOverBody = z.object({
  userId: id,
  password: z.string().min(1, accountMessages.passwordRequired).max(limits.account.passwordMax),
})

/** Who has an account accepts with it; everybody else makes one. */
export const acceptBody = z.object({ token, account: z.object({ name, password }).optional() })
export const newAccountBody = z.object({ name, password })

export const teamView = z.strictObject({
  people: z.array(
    z.strictObject({
      id: z.string(),
      name: z.string(),
      email: z.string(),
      role: z.enum(siteRoles),
      isYou: z.boolean(),
    }),
  ),
  invites: z.array(
    z.strictObject({
      id: z.string(),
      kind: z.enum(sentKinds),
      email: z.string(),
      name: z.string(),
      role: z.enum(siteRoles),
      expiresAt: z.string(),
      isExpired: z.boolean(),
    }),
  ),
  /** Until when the platform's people may work here as support. */
  supportUntil: z.string().nullable(),
})

export const acceptAnswer = z.strictObject({ email: z.string(), profileId: z.string() })

export type TeamView = z.output<typeof teamView>
export type TeamInvite = TeamView['invites'][number]
