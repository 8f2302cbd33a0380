import { z } from 'zod'
import { personTag } from '@/src/core/contracts/audience/segments'
import { id } from '@/src/core/contracts/ids'
import { studioLimits } from '@/src/core/studio-limits'

/** Choices above the list that everybody has, beside the segments of the site. */
export const quickSegments = ['members', 'buyers', 'listed', 'new', 'away'] as const
export type QuickSegment = (typeof quickSegments)[number]

/** Which people are shown. */
export const peopleChoice = z.object({
  words: z.string().trim().max(studioLimits.people.wordsMax).optional(),
  segment: z.enum(quickSegments).or(id).optional(),
})
export type PeopleChoice = z.output<typeof peopleChoice>

/** `after` is where the rows that are shown already end. */
export const peopleQuery = peopleChoice.extend({
  after: z
    .string()
    .regex(/^\d{4}-\d\d-\d\dT[\d:.]+Z,[\da-f-]{36}$/)
    .meta({ examples: ['2026-11-28T20:00:00.000Z,00000000-0000-4000-8000-000000000000'] })
    .optional(),
})

export const listedPerson = z
  .strictObject({
    id,
    email: z.string(),
    /** Empty where nobody said. */
    name: z.string(),
    seenAt: z.string(),
    hasAccount: z.boolean(),
    /** The tier that they are a member of; empty for none. */
    tier: z.string(),
    orders: z.int(),
    spentMinor: z.int(),
    /** Lists that they have confirmed. */
    lists: z.int(),
    /** Whether they left a list. */
    hasLeft: z.boolean(),
    /** ISO code; empty where it is not known. */
    country: z.string(),
  })
  .meta({ id: 'Person' })
export type ListedPerson = z.output<typeof listedPerson>

export const peopleAnswer = z.strictObject({
  people: z.array(listedPerson),
  /** Where the next rows begin; null when these are the last. */
  next: z.string().nullable(),
  /** How many there are in all; only with the first rows. */
  total: z.int().nullable(),
})
export type PeoplePage = z.output<typeof peopleAnswer>

export const personPath = z.object({ id, personId: id })
export const notePath = personPath.extend({ noteId: id })

export const tagBody = z.strictObject({ tag: personTag })

export const noteBody = z.strictObject({
  text: z
    .string()
    .trim()
    .min(1, 'Write something first')
    .max(studioLimits.people.noteMax)
    .meta({ examples: ['Sent her a signed copy'] }),
})

export const noteAnswer = z.strictObject({
  id,
  text: z.string(),
  author: z.string(),
  createdAt: z.string(),
})
export type PersonNote = z.output<typeof noteAnswer>
