import { z } from 'zod'
import { eventStatuses } from '@/src/core/contracts/events/events'
import { id } from '@/src/core/contracts/ids'
import { writtenPrice, writtenStock, writtenText } from '@/src/core/contracts/written-fields'
import { isTimeZone } from '@/src/core/events/time-zone'
import { limits } from '@/src/core/limits'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { studioLimits } from '@/src/core/studio-limits'
import { safeUrl } from '@/src/core/urls/safe-url'

const words = ownerMessages.shows
const { titleMax, lineMax, actionTextMax, linkMax, picturesMax } = studioLimits.shows
const { kindsMax, kindMax, stockMax, tourMax, importMax } = studioLimits.shows

export const showsPath = z.object({ profileId: id })
export const showPath = z.object({ profileId: id, showId: id })

/** Those to come, the next first, or those gone by, the last first. */
export const showTimes = ['upcoming', 'past'] as const

export const listShowsQuery = z.object({
  when: z.enum(showTimes).default('upcoming'),
  /** In titles, venues and cities. */
  search: z.string().trim().max(limits.searchMax).default(''),
  page: z.coerce.number().int().min(1).max(limits.maxPage).default(1),
})
export type ListShowsQuery = z.output<typeof listShowsQuery>

const ids = z.array(id).min(1).max(studioLimits.changedAtOnce)
/** The same for several shows. */
export const changeShowsBody = z.discriminatedUnion('change', [
  z.strictObject({ change: z.literal('onSite'), ids, isOn: z.boolean() }),
  z.strictObject({ change: z.literal('cancelled'), ids, isOn: z.boolean() }),
  z.strictObject({ change: z.literal('delete'), ids }),
])
export type ChangeShowsBody = z.output<typeof changeShowsBody>

const day = z.iso.date(words.dateMissing)
/** By the clock at the venue. */
const time = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, words.timeMissing)
  .meta({ examples: ['20:00'] })
const timeZone = z
  .string()
  .max(64)
  .refine(isTimeZone, words.zoneMissing)
  .meta({ examples: ['Europe/Berlin'] })
const line = z.string().max(lineMax)
const link = z
  .string()
  .max(linkMax)
  .refine((text) => text === '' || safeUrl(text) !== 'about:blank', words.linkWrong)
  .meta({ examples: ['https://example.com/tickets'] })

/** A show to begin with: when it is. Its place follows. */
export const newShowBody = z.strictObject({
  date: day,
  time,
  /** Of the computer, for those who made no show yet. */
  timeZone,
})
export type NewShowBody = z.output<typeof newShowBody>

/** `2026-12-04T10:00` by the clock at the venue; empty for no such limit. */
const localMoment = z.union([
  z.literal(''),
  z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/, words.momentWrong),
])

export const ticketStates = ['active', 'sold_out', 'inactive'] as const

const kindFields = {
  name: z.string().max(kindMax),
  minor: writtenPrice,
  /** How many are left to sell; null where they never run out. */
  stock: writtenStock(stockMax),
}

const kind = z.strictObject({
  /** Made by the browser for a new one. */
  key: z.string().min(1).max(64),
  /** Null until it is stored. */
  id: id.nullable(),
  ...kindFields,
  /** What there was when it was read, so that what was sold meanwhile is counted. */
  stockSeen: z.int().nullable(),
  state: z.enum(ticketStates),
  /** What it was when it was read: a sale may have changed it meanwhile. */
  stateSeen: z.enum(ticketStates).nullable(),
  salesFrom: localMoment,
  salesUntil: localMoment,
})
export type TicketKind = z.infer<typeof kind>

const common = {
  title: z.string().max(titleMax),
  description: writtenText.nullable(),
  /** Ids of pictures, the large one first. */
  media: z.array(id).max(picturesMax),
  actionText: z.string().max(actionTextMax),
}

/** All that an artist writes on the screen of a show, saved as a whole. */
export const showForm = z.strictObject({
  ...common,
  date: day,
  time,
  timeZone,
  venue: line,
  street: line,
  zipCode: line,
  city: line,
  country: line,
  actionLink: link,
  tickets: z.array(kind).max(kindsMax),
})
export type ShowForm = z.infer<typeof showForm>

export const showBody = z.strictObject({ rev: z.string().max(40), form: showForm })

/** Puts it on the site or takes it off, calls it off or has it take place. */
export const showStateBody = z.union([
  z.strictObject({ onSite: z.boolean() }),
  z.strictObject({ status: z.enum(eventStatuses) }),
])
export type ShowStateBody = z.output<typeof showStateBody>

/** Where a show is, to learn which time zone that is in. */
export const zoneQuery = z.object({
  city: z.string().trim().max(lineMax).default(''),
  country: z.string().trim().max(lineMax).default(''),
})
export type ZoneQuery = z.output<typeof zoneQuery>

export const showRow = z.strictObject({
  date: day,
  time,
  /** Empty: it follows from the place. */
  timeZone: z.union([z.literal(''), timeZone]).meta({ examples: [''] }),
  venue: line,
  street: line,
  zipCode: line,
  city: line,
  country: line,
  link,
  /** Empty: the title of all. */
  title: z.string().max(titleMax),
})
export type ShowRow = z.infer<typeof showRow>

/** Many shows at once, all or none. */
export const makeShowsBody = z
  .strictObject({
    ...common,
    tickets: z.array(z.strictObject(kindFields)).max(kindsMax),
    rows: z.array(showRow).min(1).max(importMax),
    onSite: z.boolean(),
  })
  .refine(({ tickets, rows }) => tickets.length === 0 || rows.length <= tourMax, {
    path: ['rows'],
    message: words.tourTooLong,
  })
export type MakeShowsBody = z.output<typeof makeShowsBody>
