import type { PayloadRequest } from 'payload'
import { remarksOn } from '@/plugins/shows/show/remarks'
import { kindsOf, requireShow } from '@/plugins/shows/show/require-show'
import { mayOn } from '@/src/access/own-profile'
import type { ShowAnswer } from '@/src/core/contracts/events/show-answers'
import { type ShowForm, type TicketKind, ticketStates } from '@/src/core/contracts/events/shows'
import { zonedIso } from '@/src/core/events/event-date'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { storedRichText } from '@/src/core/rich-text'
import type { Event, Variant } from '@/src/payload-types'
import { loadMedia } from '@/src/server/site-data/media'
import { idsOf } from '@/src/server/site-data/visitor-read'
import { siteOrigin } from '@/src/server/tenancy'
import { runSql } from '@/src/server/transaction'

const { untitled } = ownerMessages.shows

/** All that the screen of a show shows. */
export async function readShow(
  req: PayloadRequest,
  profileId: string,
  id: string,
): Promise<ShowAnswer> {
  const show = await requireShow(req, profileId, id)
  const [kinds, pictures, ordered, sold, origin] = await Promise.all([
    kindsOf(req, id),
    loadMedia(profileId, idsOf(show.media)),
    runSql(req)<{ variantId: string }>`
      select distinct i.variant_id as "variantId" from variants v
      join orders_items i on i.variant_id = v.id where v.event_id = ${id}`,
    runSql(req)<{ kind: string | null; sold: number }>`
      select variant_id as kind, count(*)::int as sold from tickets
      where event_id = ${id} and status = 'valid' group by variant_id`,
    siteOrigin(profileId),
  ])
  return {
    id,
    rev: show.updatedAt,
    form: formOf(show, kinds),
    isPublished: Boolean(show.isPublished),
    status: show.status,
    remarks: remarksOn(show, kinds),
    pictures: idsOf(show.media).flatMap((mediaId) => pictures.get(mediaId) ?? []),
    ordered: ordered.map(({ variantId }) => variantId),
    sold: mayOn(req, profileId, 'tickets', 'read')
      ? Object.fromEntries(sold.flatMap(({ kind, sold }) => (kind ? [[kind, sold]] : [])))
      : null,
    isSold: ordered.length > 0,
    url: show.isPublished && origin ? `${origin}/events/${id}` : '',
  }
}

/** `2026-12-04T20:00`, by the clock at the venue; empty for no moment. */
export function localMoment(moment: string | null | undefined, timeZone: string): string {
  return moment ? zonedIso(moment, timeZone).slice(0, 16) : ''
}

export function formOf(show: Event, kinds: readonly Variant[]): ShowForm {
  const { title, startsAt, timeZone, address, description, actionText, actionLink, media } = show
  const [date = '', time = ''] = localMoment(startsAt, timeZone).split('T')
  return {
    ...{ date, time, timeZone },
    title: title === untitled ? '' : title,
    venue: address.name ?? '',
    street: address.street ?? '',
    zipCode: address.zipCode ?? '',
    city: address.city ?? '',
    country: address.country ?? '',
    description: storedRichText(description),
    media: idsOf(media),
    actionText: actionText ?? '',
    actionLink: actionLink ?? '',
    tickets: kinds.map((kind) => toKind(kind, timeZone)),
  }
}

function toKind(variant: Variant, timeZone: string): TicketKind {
  const { id, size, priceMinor, stockQuantity, salesStartAt, salesEndAt } = variant
  const state = stateOf(variant)
  return {
    key: id,
    id,
    name: size ?? '',
    minor: priceMinor,
    stock: stockQuantity ?? null,
    stockSeen: stockQuantity ?? null,
    state,
    stateSeen: state,
    salesFrom: localMoment(salesStartAt, timeZone),
    salesUntil: localMoment(salesEndAt, timeZone),
  }
}

/** Tickets know no pre-order: they are sold, or not. */
export function stateOf({ availabilityStatus }: Variant): TicketKind['state'] {
  return ticketStates.find((state) => state === availabilityStatus) ?? 'active'
}
