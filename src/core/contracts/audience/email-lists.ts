import { z } from 'zod'
import { emailField } from '@/src/core/contracts/email-address'
import { id } from '@/src/core/contracts/ids'
import { limits } from '@/src/core/limits'
import { emailListMessages } from '@/src/core/messages/email-list'
import { ownerMessages } from '@/src/core/messages/owner-messages'

export const subscriberStatuses = ['pending', 'confirmed', 'unsubscribed', 'unreachable'] as const
export type SubscriberStatus = (typeof subscriberStatuses)[number]

/** What the status of such an address is called in files of a list. */
export const unreachableInFiles = 'cannot be reached'

export const subscriberSources = ['form', 'account', 'import', 'automation'] as const
export type SubscriberSource = (typeof subscriberSources)[number]

/** A list as the block that joins it needs it. */
export type EmailListView = {
  id: string
  /** New addresses are asked by mail to confirm. */
  doubleOptIn: boolean
}

const text = emailListMessages

/** What the email list block asks for. */
export const joinFields = z.strictObject({
  email: emailField({
    required: text.emailRequired,
    tooLong: text.emailInvalid,
    invalid: text.emailInvalid,
  }),
})

/** Body of `POST /public/email-lists/join`. */
export const joinBody = joinFields.extend({ emailListId: id, profileId: id })

/** Body of `POST /public/email-lists/confirm`: the secret of a mailed link. */
export const confirmBody = z.strictObject({
  token: z.string(text.linkUnknown).regex(/^[\w-]{43}$/, text.linkUnknown),
})

/** Body of `…/unsubscribe`: the same secret, or that of a newsletter, which only lets its holder leave. */
export const unsubscribeBody = z.strictObject({
  token: z
    .string(text.linkUnknown)
    .regex(/^([a-z]{1,10}\.[\da-f-]{36}\.)?[\w-]{43}$/, text.linkUnknown),
})

/** Body of `POST /subscribers/reach-again`: an address of the artist's that mails are tried at once more. */
export const reachAgainBody = z.strictObject({ profileId: id, email: joinFields.shape.email })

/** The same secrets in an address, where mail programs may have added more. */
export const confirmQuery = z.object(confirmBody.shape)
export const unsubscribeQuery = z.object(unsubscribeBody.shape)

/** A column of a CSV file, by its place; `name` is empty for files without a heading. */
const column = z.strictObject({
  index: z.int(),
  name: z.string(),
  /** Its first filled cell. */
  example: z.string(),
  /** Filled cells that hold no address, and the first of them. */
  unreadable: z.strictObject({ count: z.int(), example: z.string() }),
})

/** Dates in such a column are one value: that there is one is what counts. */
export const dateValue = '<date>'

/** A column of a CSV file that may say who agreed to be mailed. */
const consentColumn = z.strictObject({
  index: z.int(),
  name: z.string(),
  /** `consent` says who may be mailed, `refusal` who may not; `answers` holds yes and no to something. */
  kind: z.enum(['consent', 'refusal', 'answers']),
  /** The most frequent first. Unless the artist decides, only a `yes` is mailed; a `no` never is. */
  values: z.array(
    z.strictObject({
      /** In lower case; `dateValue` for any date. */
      value: z.string(),
      example: z.string(),
      count: z.int(),
      says: z.enum(['yes', 'no', 'unclear']),
    }),
  ),
  /** Rows with any other value, which are not mailed. */
  others: z.int(),
  /** Nothing in it is a sure no, so the artist may say that it is about something else. */
  mayBeOther: z.boolean(),
})
export type ConsentColumn = z.output<typeof consentColumn>

/** Answer of `POST /email-lists/{id}/import/check`. */
export const importCheck = z.strictObject({
  columns: z.array(column),
  /** The column that holds the addresses; null when the owner has to say. */
  emailColumn: z.int().nullable(),
  /** The headings of the columns that names are taken from. */
  nameHeadings: z.array(z.string()),
  consent: z.array(consentColumn),
  /** Rows without the heading. */
  rows: z.int(),
  /** Which letters the file means was guessed: it is in no form of Unicode. */
  isGuessed: z.boolean(),
})
export type ImportCheck = z.output<typeof importCheck>

/** Query of `POST /email-lists/{id}/import`, whose body is the file. */
export const importQuery = z.object({
  column: z.coerce
    .number()
    .int()
    .min(0)
    .max(limits.subscriberImport.columnsMax - 1),
  consent: z.literal('yes', ownerMessages.subscriberImport.consentRequired),
  /**
   * Which values may be mailed, by the places that the check gave columns and their values: `3:0.2,5:*`.
   * `*`: the column is not about mails. Without it only what surely says yes is mailed.
   */
  mailable: z
    .string()
    .max(4000)
    .regex(/^(\d{1,3}:(\*|(\d{1,2}(\.\d{1,2})*)?)(,(?=\d)|$))*$/)
    .meta({ examples: ['3:0.2,5:*'] })
    .optional(),
})

/** What is said of a file before it is imported. `mailable`: by column, as the query says it. */
export const importForm = z.object({
  column: z.string().regex(/^\d+$/, ownerMessages.subscriberImport.noColumn),
  consent: z.literal(true, ownerMessages.subscriberImport.consentRequired),
  mailable: z.record(z.string(), z.array(z.int()).nullable()),
})

const refusedRow = z.strictObject({
  /** Where the row ends in the file, from 1. */
  line: z.int(),
  /** What stood where the address should be, cut short. */
  value: z.string(),
  reason: z.string(),
})
export type RefusedRow = z.output<typeof refusedRow>

/** Answer of `POST /email-lists/{id}/import`. */
export const importReport = z.strictObject({
  rows: z.int(),
  added: z.int(),
  refused: z.array(refusedRow),
})
export type ImportReport = z.output<typeof importReport>
