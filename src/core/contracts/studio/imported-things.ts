import { z } from 'zod'
import { deliveryTypes } from '@/src/core/choices/product-choices'
import { showRow } from '@/src/core/contracts/events/shows'
import { postVisibilities } from '@/src/core/contracts/members/posts'
import { variantCells } from '@/src/core/contracts/products/variant-matrix'
import { limits } from '@/src/core/limits'
import { readCode } from '@/src/core/orders/download-code'
import { isCountryCode } from '@/src/core/places/countries'
import { studioLimits } from '@/src/core/studio-limits'
import { readEmail } from '@/src/core/text/email-address'

const { release, merch, moveIn, pastOrders, importedMembers } = studioLimits

const title = z.string().trim().min(1).max(release.titleMax)
/** Simple HTML: what it means is kept, how it looked is not. The pictures of a post (`img`) are fetched. */
const html = z.string().max(limits.richText.bytesMax)

const importedVariant = z.strictObject({
  colour: z.string().trim().max(merch.colourMax).default(''),
  /** A size, an edition: whatever is chosen beside the colour. */
  size: z.string().trim().max(merch.sizeMax).default(''),
  priceMinor: variantCells.priceMinor,
  /** Null is not counted. */
  stock: variantCells.stockQuantity,
  sku: variantCells.upcCode.default(''),
  delivery: z.enum(deliveryTypes).default('shipping'),
})
export type ImportedVariant = z.input<typeof importedVariant>

const importedMerch = z.strictObject({
  kind: z.literal('merch'),
  title,
  html: html.default(''),
  /** What `size` is called when it is none: `Edition`. */
  optionName: z.string().trim().max(merch.optionNameMax).default(''),
  variants: z.array(importedVariant).min(1).max(merch.variantsMax),
  /** Where its pictures are, the cover first. */
  pictures: z.array(z.string().max(moveIn.linkMax)).max(moveIn.picturesMax).default([]),
})
export type ImportedMerch = z.input<typeof importedMerch>

const importedRelease = z.strictObject({
  kind: z.literal('release'),
  title,
  /** Empty: the artist's own name. */
  artist: z.string().trim().max(release.artistMax).default(''),
  /** Of its download; null where it is not known. */
  priceMinor: variantCells.priceMinor.nullable().default(null),
  /** Fans give what they want, at least the price. */
  isOpen: z.boolean().default(false),
  sku: variantCells.upcCode.default(''),
  releasedAt: z.iso.datetime({ offset: true }).nullable().default(null),
})
export type ImportedRelease = z.input<typeof importedRelease>

const importedPost = z.strictObject({
  kind: z.literal('post'),
  /** Everyone reads it. */
  caption: z.string().trim().min(1).max(limits.post.captionMax),
  html: html.default(''),
  publishedAt: z.iso.datetime({ offset: true }).nullable().default(null),
  visibility: z.enum(postVisibilities).exclude(['tiers']).default('public'),
})
export type ImportedPost = z.input<typeof importedPost>

const importedLinks = z.strictObject({
  kind: z.literal('links'),
  title: z.string().trim().min(1).max(limits.pageSettings.titleMax),
  links: z
    .array(
      z.strictObject({
        label: z.string().trim().min(1).max(moveIn.linkLabelMax),
        href: z.url({ protocol: /^https?$/, hostname: z.regexes.domain }).max(moveIn.linkMax),
      }),
    )
    .min(1)
    .max(limits.linkList.rowsMax),
})
export type ImportedLinks = z.input<typeof importedLinks>

const importedPastOrder = z.strictObject({
  kind: z.literal('pastOrder'),
  /** Where it was made, as artists call it. */
  source: z.string().trim().min(1).max(pastOrders.sourceMax),
  /** What it is called there. */
  number: z.string().trim().min(1).max(pastOrders.numberMax),
  orderedAt: z.iso.datetime({ offset: true }),
  /** As `readEmail` stores it; empty where the file has none. */
  email: z
    .string()
    .refine((email) => email === '' || readEmail(email) === email)
    .default(''),
  name: z.string().trim().max(pastOrders.nameMax).default(''),
  /** ISO code; empty where it is not known. */
  country: z
    .string()
    .refine((code) => code === '' || isCountryCode(code))
    .default(''),
  lines: z
    .array(
      z.strictObject({
        title: z.string().trim().min(1).max(pastOrders.titleMax),
        quantity: z.int().min(1).max(pastOrders.quantityMax),
        /** What was chosen of it: `Black / M`. */
        option: z.string().trim().max(pastOrders.optionMax).default(''),
      }),
    )
    .min(1)
    .max(pastOrders.linesMax),
  /** With shipping and taxes, in minor units of the currency. */
  totalMinor: z.int().min(0).max(pastOrders.totalMax),
  currency: z.string().regex(/^[A-Z]{3}$/),
})
export type ImportedPastOrder = z.input<typeof importedPastOrder>

/** How somebody stood there: paid, had a tier for nothing, had none, had stopped paying, or bought in a store. */
export const memberStandings = ['paying', 'given', 'free', 'former', 'customer'] as const
export type MemberStanding = (typeof memberStandings)[number]

/** `waiting`: to be made a member, for nothing or with the subscription that runs. */
export const memberOutcomes = ['kept', 'waiting', 'given', 'adopted', 'refused'] as const
export type MemberOutcome = (typeof memberOutcomes)[number]

const importedMember = z.strictObject({
  kind: z.literal('member'),
  /** The service, as artists call it. */
  source: z.string().trim().min(1).max(importedMembers.sourceMax),
  /** As `readEmail` stores it. */
  email: z.string().refine((email) => readEmail(email) === email),
  name: z.string().trim().max(importedMembers.nameMax).default(''),
  /** What their tier is called there; empty for none. */
  tierName: z.string().trim().max(importedMembers.tierMax).default(''),
  standing: z.enum(memberStandings),
  /** In the words of the service. */
  status: z.string().trim().max(importedMembers.statusMax).default(''),
  memberSince: z.iso.datetime({ offset: true }).nullable().default(null),
  paidUntil: z.iso.datetime({ offset: true }).nullable().default(null),
  /** Whether the file surely says that they agreed to be mailed. */
  isMailed: z.boolean().default(false),
  /** Whether it says that they left its mails, or that mails do not reach them. */
  hasLeft: z.boolean().default(false),
  /** Of the artist's own account at Stripe, where a subscription may run; empty for none. */
  customerId: z
    .string()
    .regex(/^(cus_\w+)?$/)
    .max(importedMembers.customerMax)
    .default(''),
})
export type ImportedMember = z.input<typeof importedMember>

const importedCode = z.strictObject({
  kind: z.literal('code'),
  /** As `readCode` stores it. */
  code: z.string().refine((code) => readCode(code) === code),
  /** What its release is called there: the artist says which one it is here. */
  releaseName: title,
  /** What its set is called there. */
  setName: z.string().trim().min(1).max(limits.downloadCodes.nameMax),
})
export type ImportedCode = z.input<typeof importedCode>

/** A value of a column of consent that stands in too few rows to be asked about. */
export const otherValue = '<other>'

const saidOfMails = z.strictObject({
  /** What it is called in the file. */
  column: z.string().max(limits.subscriberImport.quotedMax),
  /** As `cellValue` reads it. */
  value: z.string().max(limits.subscriberImport.quotedMax),
  says: z.enum(['yes', 'unclear']),
  /** No cell of the column is a sure no, so it may be about something else than mails. */
  mayBeOther: z.boolean().default(false),
})
export type SaidOfMails = z.output<typeof saidOfMails>

const importedSubscriber = z.strictObject({
  kind: z.literal('subscriber'),
  /** As `readEmail` stores it. */
  email: z.string().refine((email) => readEmail(email) === email),
  ...{ firstName: z.string().default(''), lastName: z.string().default('') },
  /** What the file says of being mailed; of what is unclear the artist decides. None: they declare it for all. */
  said: z.array(saidOfMails).max(limits.subscriberImport.columnsMax).default([]),
  /** Whether it says that they left this list there: then no file puts them on it. */
  hasLeft: z.boolean().default(false),
  /** What it says of that: its column and value. */
  why: z.string().max(importedMembers.statusMax).default(''),
})
export type ImportedSubscriber = z.input<typeof importedSubscriber>

/** Who left all mails there, or cannot be reached: no file puts them on a list. */
const importedLeaver = z.strictObject({
  kind: z.literal('leaver'),
  email: importedSubscriber.shape.email,
  /** What the file says of it: its column and value. */
  why: z.string().max(importedMembers.statusMax).default(''),
})

const importedShow = z.strictObject({
  kind: z.literal('show'),
  ...showRow.shape,
  /** Where the file names a point in time instead of one by the clock of the venue. */
  moment: z.iso.datetime({ offset: true }).nullable().default(null),
  /** The zone of the calendar, where the place says none; empty for none. */
  home: showRow.shape.timeZone.default(''),
})
export type ImportedShow = z.input<typeof importedShow>

/** What an import can make: visitors see nothing of it, nothing is sold by it, and nobody is written to. */
export const importedThing = z.discriminatedUnion('kind', [
  importedMerch,
  importedRelease,
  importedPost,
  importedLinks,
  importedPastOrder,
  importedMember,
  importedCode,
  importedSubscriber,
  importedLeaver,
  importedShow,
])
/** As an importer finds it. */
export type ImportedThing = z.input<typeof importedThing>
/** As it was checked. */
export type CheckedThing = z.output<typeof importedThing>
export type ImportedKind = CheckedThing['kind']
export const importedKinds = importedThing.options.map(({ shape }) => shape.kind.value)
