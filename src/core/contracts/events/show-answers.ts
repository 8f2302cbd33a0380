import { z } from 'zod'
import { eventStatuses } from '@/src/core/contracts/events/events'
import { showForm } from '@/src/core/contracts/events/shows'
import { isoDateTime, paginated } from '@/src/core/contracts/forms'
import { mediaView } from '@/src/core/contracts/pages/media-answers'

/** How a show stands, as lists say it. */
export const showStates = ['draft', 'onSite', 'soldOut', 'moved', 'cancelled'] as const
export type ShowState = (typeof showStates)[number]

const count = z.int().min(0)

const listed = z.strictObject({
  id: z.uuid(),
  title: z.string(),
  startsAt: isoDateTime,
  timeZone: z.string(),
  venue: z.string(),
  city: z.string(),
  country: z.string(),
  state: z.enum(showStates),
  isPublished: z.boolean(),
  status: z.enum(eventStatuses),
  /** Kinds of ticket; 0 where somebody else sells them, or nobody. */
  kinds: count,
  /** Tickets that are good; null for those who may not see tickets. */
  sold: count.nullable(),
  /** Sold and left, over all kinds; null where they never run out. */
  total: count.nullable(),
})
export type ListedShow = z.infer<typeof listed>

export const showListAnswer = z.strictObject({
  ...paginated(listed).shape,
  /** How many there are of each, whatever was searched for. */
  counts: z.strictObject({ upcoming: count, past: count }),
})
export type ShowListAnswer = z.infer<typeof showListAnswer>

export const newShowAnswer = z.strictObject({ id: z.uuid() })

/** Sections of the screen, to which a remark leads. */
export const showPlaces = ['when', 'where', 'tickets', 'more'] as const
export type ShowPlace = (typeof showPlaces)[number]

const remark = z.strictObject({
  place: z.enum(showPlaces),
  message: z.string(),
  /** It keeps the show from the site; others only want to be known. */
  isObstacle: z.boolean(),
})
export type ShowRemark = z.infer<typeof remark>

/** A show as its artist works on it. */
export const showAnswer = z
  .strictObject({
    id: z.uuid(),
    /** Changes with every save; the next one names it. */
    rev: z.string(),
    form: showForm,
    isPublished: z.boolean(),
    status: z.enum(eventStatuses),
    remarks: z.array(remark),
    pictures: z.array(mediaView),
    /** Kinds of ticket that were ordered, which stay. */
    ordered: z.array(z.uuid()),
    /** Good tickets by the id of their kind; null for those who may not see tickets. */
    sold: z.record(z.string(), count).nullable(),
    isSold: z.boolean(),
    /** On the site; empty while it is not there. */
    url: z.string(),
  })
  .meta({ id: 'WrittenShow' })
export type ShowAnswer = z.infer<typeof showAnswer>

export const zoneAnswer = z.strictObject({
  /** Where it is plain; null where it has to be asked. */
  timeZone: z.string().nullable(),
  /** Zones of the country, those of places of that name first. */
  likely: z.array(z.string()),
})
export type ZoneAnswer = z.infer<typeof zoneAnswer>

export const makeShowsAnswer = z.strictObject({ made: z.array(z.uuid()) })
export type MakeShowsAnswer = z.infer<typeof makeShowsAnswer>
