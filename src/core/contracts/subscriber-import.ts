import { z } from 'zod'
import { limits } from '@/src/core/limits'
import { ownerMessages } from '@/src/core/owner-messages'

/** A column of a CSV file, by its place; `name` is empty for files without a heading. */
const column = z.strictObject({
  index: z.int(),
  name: z.string(),
  /** Its first filled cell. */
  example: z.string(),
})

/** Answer of `POST /email-lists/{id}/import/check`. */
export const importCheck = z.strictObject({
  columns: z.array(column),
  /** The column that holds the addresses; null when the owner has to say. */
  emailColumn: z.int().nullable(),
  /** The headings of the columns that names are taken from. */
  nameHeadings: z.array(z.string()),
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
