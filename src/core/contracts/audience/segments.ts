import { z } from 'zod'
import { listCountries } from '@/src/core/places/countries'
import { studioLimits } from '@/src/core/studio-limits'

const { tagMax } = studioLimits.automations
const { rulesMax, daysMax, spentMaxMinor } = studioLimits.segments

const choose = (what: string) => z.guid(`Choose ${what}`)
const day = z.iso.date('Choose a day')
const isSo = z.boolean()

/** A word that stands beside somebody. Capital and small letters are the same. */
export const personTag = z
  .string('Write a tag')
  .overwrite((tag) => tag.trim().replace(/\s+/g, ' ').toLowerCase())
  .min(1, 'Write a tag')
  .max(tagMax, `A tag has at most ${tagMax} letters`)

/** What may be asked of somebody. `is: false` turns a rule round. Ids of another site fit nobody. */
export const segmentRule = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('bought'),
    is: isSo,
    /** Null: anything. */
    productId: choose('what they bought').nullable(),
  }),
  z.strictObject({
    kind: z.literal('spent'),
    is: isSo,
    minor: z.int('Say how much').min(1, 'Say how much').max(spentMaxMinor),
  }),
  z.strictObject({
    kind: z.literal('member'),
    is: isSo,
    when: z.enum(['now', 'formerly']),
    /** Null: of any. */
    tierId: choose('a tier').nullable(),
  }),
  z.strictObject({
    kind: z.literal('list'),
    is: isSo,
    /** Null: any. */
    listId: choose('a list').nullable(),
  }),
  z.strictObject({
    kind: z.literal('country'),
    is: isSo,
    country: z.enum(
      listCountries().map(({ code }) => code),
      'Choose a country',
    ),
  }),
  z.strictObject({ kind: z.literal('tag'), is: isSo, tag: personTag }),
  z.strictObject({ kind: z.literal('ticket'), is: isSo, eventId: choose('a show') }),
  z.strictObject({
    kind: z.literal('inactive'),
    is: isSo,
    days: z.int('Say how many days').min(1, 'Say how many days').max(daysMax),
  }),
  z.strictObject({ kind: z.literal('joined'), when: z.enum(['before', 'since']), day }),
])
export type SegmentRule = z.output<typeof segmentRule>
export type RuleKind = SegmentRule['kind']

/** Rules of a segment: all of them, or any one of them. */
export const segmentRules = z.strictObject({
  match: z.enum(['all', 'any']),
  rules: z
    .array(segmentRule)
    .min(1, 'Add a rule: without one a segment is empty')
    .max(rulesMax, `A segment may have at most ${rulesMax} rules`)
    .meta({ examples: [[{ kind: 'bought', is: true, productId: null }]] }),
})
export type SegmentRules = z.output<typeof segmentRules>

/** What of a site can be chosen in a rule, by its name. */
export type SiteChoices = Readonly<
  Record<'product' | 'tier' | 'list' | 'show', readonly { id: string; name: string }[]>
>

/** How many people rules reach, and how many of them may be mailed. */
export const segmentReach = z.strictObject({ people: z.int(), mailable: z.int() })
export type SegmentReach = z.output<typeof segmentReach>

export const namedReach = segmentReach.extend({ name: z.string() })
export type NamedReach = z.output<typeof namedReach>
