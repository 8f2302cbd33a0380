import { notFound, redirect } from 'next/navigation'
import type { AdminViewServerProps, PayloadRequest } from 'payload'
import { GuestSheet } from '@/plugins/shows/door/guest-sheet'
import { mayOn, staffOf } from '@/src/access/own-profile'
import { showsPath } from '@/src/admin/studio-paths'
import type { SheetGuest } from '@/src/core/contracts/events/ticket-answers'
import { longDateTime } from '@/src/core/events/event-date'
import { addressLine } from '@/src/core/events/event-place'
import { slugs } from '@/src/core/slugs'
import { findOwnDocument } from '@/src/server/owner'
import { idOf } from '@/src/server/site-data/visitor-read'
import { runSql } from '@/src/server/transaction'

/** The guests of a show to print, for those who stand at its door. */
export async function GuestsView({ initPageResult: { req }, params }: AdminViewServerProps) {
  const { admin } = req.payload.config.routes
  const [, id = ''] = params?.segments ?? []
  if (!staffOf(req)) {
    redirect(`${admin}/login?redirect=${encodeURIComponent(`${admin}${showsPath}/${id}/guests`)}`)
  }
  const show = await findOwnDocument(req, slugs.events, id)
  const profileId = show && idOf(show.profile)
  if (!show || !profileId || !mayOn(req, profileId, 'tickets', 'read')) {
    notFound()
  }
  const { name, street, zipCode, city, country } = show.address
  return (
    <GuestSheet
      title={show.title}
      when={longDateTime(show.startsAt, show.timeZone)}
      where={addressLine({
        name: name ?? '',
        street: street ?? '',
        zipCode: zipCode ?? '',
        city: city ?? '',
        country: country ?? '',
      })}
      guests={await listAllGuests(req, id)}
      door={`${admin}/collections/${slugs.events}/${id}/door`}
      list={`${admin}${showsPath}`}
    />
  )
}

/** Everybody with a good ticket, by name, for a sheet of paper at the door. Whose show it is was asked before. */
async function listAllGuests(req: PayloadRequest, showId: string): Promise<SheetGuest[]> {
  return runSql(req)<SheetGuest>`
    select id, coalesce(nullif(trim(holder_name), ''), holder_email) as name,
      coalesce(kind, '') as kind, code, checked_in_at is not null as "isIn"
    from tickets where event_id = ${showId} and status = 'valid'
    order by lower(coalesce(nullif(trim(holder_name), ''), holder_email)), code`
}
