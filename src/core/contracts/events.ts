import { z } from 'zod'
import type { MediaView } from '@/src/core/contracts/answers/media'
import { id } from '@/src/core/contracts/ids'
import type { RichTextDoc } from '@/src/core/rich-text'

export const eventStatuses = ['scheduled', 'cancelled'] as const
export type EventStatus = (typeof eventStatuses)[number]

/** Query of `GET /public/events`. */
export const listEventsQuery = z.object({ profileId: id })

export type Address = {
  name: string
  street: string
  /** Empty when there is none. */
  zipCode: string
  city: string
  country: string
}

export type TicketStatus = 'on_sale' | 'sold_out' | 'not_yet' | 'ended'

/** A kind of ticket. It is sold as a variant: `productId` and `id` go into the cart. */
export type TicketView = {
  id: string
  productId: string
  name: string
  description: string
  priceMinor: number
  /** How many are left; null when they never run out. */
  remaining: number | null
  maxPerOrder: number
  /** ISO; null without such a limit. */
  salesStartAt: string | null
  salesEndAt: string | null
  isOffered: boolean
}

export type EventView = {
  id: string
  title: string
  media: readonly MediaView[]
  /** ISO date and time. */
  startsAt: string
  timeZone: string
  address: Address
  actionText: string
  actionLink: string
  status: EventStatus
  tickets: readonly TicketView[]
}

export type EventDetail = EventView & {
  description: RichTextDoc | null
}
