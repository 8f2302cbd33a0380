import { z } from 'zod'
import type {
  EventFields,
  EventWire,
  TicketFields,
} from '@/src/core/contracts/events/event-answers'
import { id } from '@/src/core/contracts/ids'
import type { MediaView } from '@/src/core/contracts/pages/media-answers'
import type { RichTextDoc } from '@/src/core/rich-text'

export const eventStatuses = ['scheduled', 'cancelled'] as const
export type EventStatus = (typeof eventStatuses)[number]

/** Query of `GET /public/events`. */
export const listEventsQuery = z.object({ profileId: id })

/** `zipCode` is empty when there is none. */
export type Address = Required<EventWire['address']>

/** `productId` and `id` go into the cart. */
export type TicketView = TicketFields & {
  priceMinor: number
  /** ISO; null without such a limit. */
  salesStartAt: string | null
  salesEndAt: string | null
  isOffered: boolean
}

export type EventView = EventFields & {
  media: readonly MediaView[]
  /** ISO date and time. */
  startsAt: string
  address: Address
  actionText: string
  actionLink: string
  tickets: readonly TicketView[]
}

export type EventDetail = EventView & {
  description: RichTextDoc | null
}
