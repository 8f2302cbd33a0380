import { z } from 'zod'
import { isoDateTime } from '@/src/core/contracts/forms'
import { id } from '@/src/core/contracts/ids'
import { limits } from '@/src/core/limits'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { studioLimits } from '@/src/core/studio-limits'

/**
 * `sending`: the file is on its way. `checking`, `making`, `undoing`: a job is at it. `checked`: it is known what will
 * be made. `refused`: the file cannot be read. `stopped`: something failed on the way; it can go on.
 */
export const importStates = [
  'sending',
  'checking',
  'checked',
  'refused',
  'making',
  'made',
  'stopped',
  'undoing',
  'undone',
] as const
export type ImportState = (typeof importStates)[number]

/** A job is at it, so it is asked for again. */
export const isUnderWay = (state: ImportState): boolean =>
  state === 'checking' || state === 'making' || state === 'undoing'

/** Body of `POST /profiles/:profileId/imports`. */
export const newImportBody = z.strictObject({
  importer: z.string().max(80),
  fileName: z.string().min(1).max(limits.upload.nameMax),
  size: z.int().min(1).max(studioLimits.moveIn.fileBytes),
  /** Of the site, for importers that go into one. */
  listId: id.nullable().default(null),
})
export type NewImportBody = z.input<typeof newImportBody>

export const newImportAnswer = z.strictObject({
  id: z.uuid(),
  /** Takes the file by PUT. */
  presignedUrl: z.string(),
})
export type NewImportAnswer = z.output<typeof newImportAnswer>

export const importsPath = z.object({ profileId: id })
export const importPath = z.object({ profileId: id, importId: id })

const count = z.int().min(0)
const { quotedMax } = limits.subscriberImport
const noted = z.strictObject({ title: z.string(), note: z.string() })
export type NotedItem = z.output<typeof noted>

const counted = z.array(z.strictObject({ name: z.string(), count }))
export type Counted = z.output<typeof counted>

/** What the artist says of what is in a file before it is made. */
export const importChoices = z.strictObject({
  /** Where those go who agreed to be mailed; null: nowhere. Of a mailing list it is chosen before the file, and stays. */
  listId: id.nullable().default(null),
  /** Tiers of the site by what they are called there. */
  tiers: z
    .record(z.string().max(studioLimits.importedMembers.tierMax), id)
    .refine((tiers) => Object.keys(tiers).length <= studioLimits.importedMembers.tiersMax)
    .default({}),
  /** Releases of the site by what they are called there. */
  releases: z
    .record(z.string().max(studioLimits.release.titleMax), id)
    .refine((releases) => Object.keys(releases).length <= studioLimits.moveIn.releasesMax)
    .default({}),
  /**
   * Which values of columns that say who agreed may be mailed; null: the column is not about mails. Of a column that is
   * left out only what surely says yes is mailed.
   */
  mailable: z
    .record(
      z.string().max(quotedMax),
      z.array(z.string().max(quotedMax)).max(limits.subscriberImport.consentValuesShown).nullable(),
    )
    .refine((columns) => Object.keys(columns).length <= limits.subscriberImport.columnsMax)
    .default({}),
  /** The artist declares that all whom the file puts on a list have agreed. */
  consent: z.boolean().default(false),
  /** Of the former site, for pictures and links whose addresses in the file do not say where they are; empty: they stay there. */
  siteAddress: z
    .union(
      [
        z
          .url({ protocol: /^https?$/, hostname: z.regexes.domain })
          .max(studioLimits.moveIn.linkMax),
        z.literal(''),
      ],
      ownerMessages.moveIn.pictures.noAddress,
    )
    .default(''),
})
export type ImportChoices = z.output<typeof importChoices>

/** What is pasted in place of a file. */
export const pastedForm = z.object({ text: z.string().trim().min(1, ownerMessages.moveIn.noLinks) })

/** Body of `POST /profiles/:profileId/imports/:importId/start`. */
export const startImportBody = z.strictObject({ choices: importChoices.optional() })

/** What the dry run found. */
export const importFindings = z.strictObject({
  willMake: count,
  /** Made before, from the same source. */
  known: count,
  leftOut: count,
  /** Will be made, but not quite as it was. */
  odd: count,
  /** The first of those that will be made, with what is odd about them. */
  first: z.array(noted),
  /** The first of those that will differ from what they were, and how. */
  firstOdd: z.array(noted).default([]),
  /** The first of those that are left out, and why. */
  firstLeftOut: z.array(noted),
  /** Pictures that are fetched, and those of which only their site can tell where they are. */
  ...{ pictures: count.default(0), picturesOfSite: count.default(0) },
  /** Links of texts that lead to that site, too. */
  linksOfSite: count.default(0),
  /** Of members: what becomes of how many, and what their tiers are called there. */
  ...{ fates: counted.optional(), tiers: counted.optional() },
  /** Of mailing lists: how many left there and will be kept away. */
  leavers: count.default(0),
  /** And by what the file says so. */
  left: counted.optional(),
  /** And what rows say of being mailed that are not left out, by column. */
  said: z
    .array(
      z.strictObject({
        name: z.string(),
        mayBeOther: z.boolean(),
        values: z.array(
          z.strictObject({ value: z.string(), says: z.enum(['yes', 'unclear']), count }),
        ),
      }),
    )
    .optional(),
  /** Of download codes: what their releases are called there. */
  releases: counted.optional(),
})
export type ImportFindings = z.output<typeof importFindings>

const named = z.strictObject({ id, name: z.string() })
export type Named = z.output<typeof named>

/** What is on the site that things in a file may be taken for. */
const choosable = z.strictObject({
  tiers: z.array(named),
  lists: z.array(named),
  releases: z.array(named),
})
export type Choosable = z.output<typeof choosable>

/** What became of it in the end. */
export const importResult = z.strictObject({
  /** Those that could not be made after all, and why: the first of them. */
  failed: z.array(noted),
  failedCount: count,
  /** Those that the artist did not choose, or that are here by now. */
  notMade: count.default(0),
  /** Made without some of their pictures, and why: the first of them. */
  ...{ lacking: z.array(noted), lackingCount: count },
  removed: count,
  /** Stays after undoing, and why: the first of them. */
  stays: z.array(noted),
  staysCount: count,
})
export type ImportResult = z.output<typeof importResult>

export const importView = z
  .strictObject({
    id: z.uuid(),
    importer: z.string(),
    fileName: z.string(),
    /** Name of the mailing list that it goes into; empty for none. */
    list: z.string(),
    state: z.enum(importStates),
    createdAt: isoDateTime,
    /** Of what the file holds; what is looked at by now, and made and there by now. */
    ...{ total: count, handled: count, made: count },
    /** Of what was made and is there. */
    kinds: z.array(z.string()),
    findings: importFindings.nullable(),
    /** Of one import, while its artist is to choose. */
    choosable: choosable.optional(),
    result: importResult,
    /** Why it is refused or stopped; empty otherwise. */
    problem: z.string(),
  })
  .meta({ id: 'Import' })
export type ImportView = z.output<typeof importView>

/** How many members will be looked at again. */
export const adoptAgainAnswer = z.strictObject({ count })
export type AdoptAgainAnswer = z.output<typeof adoptAgainAnswer>

export const importsQuery = z.object({ importer: z.string().max(80).optional() })
export const importsAnswer = z.strictObject({ imports: z.array(importView) })
