import type { PayloadRequest } from 'payload'
import { formOf } from '@/plugins/shows/show/read-show'
import { remarksOn } from '@/plugins/shows/show/remarks'
import { kindsOf, requireShow } from '@/plugins/shows/show/require-show'
import type { MakeShowsAnswer } from '@/src/core/contracts/events/show-answers'
import type { MakeShowsBody, NewShowBody, ShowRow } from '@/src/core/contracts/events/shows'
import { type FieldError, refusalOf } from '@/src/core/errors'
import { dateTimeAt } from '@/src/core/events/time-zone'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { slugs } from '@/src/core/slugs'
import { waitForTurn } from '@/src/server/database/locks'
import { asOwner } from '@/src/server/owner'
import { findZone } from '@/src/server/shows/find-zone'
import { idsOf } from '@/src/server/site-data/visitor-read'
import { runSql, withTx } from '@/src/server/transaction'

const words = ownerMessages.shows

/**
 * A draft on a day, in the time zone of the show that was made last.
 *
 * @returns its id
 */
export async function makeShow(
  req: PayloadRequest,
  { profileId, date, time, timeZone }: NewShowBody & { profileId: string },
): Promise<string> {
  const [last] = await runSql(req)<{ timeZone: string }>`
    select time_zone as "timeZone" from events
    where profile_id = ${profileId} order by created_at desc limit 1`
  const zone = last?.timeZone ?? timeZone
  const { id } = await req.payload.create({
    collection: slugs.events,
    data: {
      profile: profileId,
      title: words.untitled,
      startsAt: dateTimeAt(`${date}T${time}`, zone).toISOString(),
      timeZone: zone,
      address: { name: '', street: '', city: '', country: '' },
      status: 'scheduled',
      isPublished: false,
    },
    ...asOwner(req),
  })
  return id
}

/**
 * A draft with everything of a show, a week later, and its kinds of ticket as none had been sold.
 *
 * @returns its id
 */
export function copyShow(req: PayloadRequest, profileId: string, id: string): Promise<string> {
  return withTx(req, async () => {
    const own = asOwner(req)
    const show = await requireShow(req, profileId, id)
    const kinds = await kindsOf(req, id)
    const { date, time } = formOf(show, [])
    const later = new Date(Date.parse(`${date}T12:00:00Z`) + weekMs).toISOString().slice(0, 10)
    const { title, timeZone, address, description, actionText, actionLink, media } = show
    const { id: copy } = await req.payload.create({
      collection: slugs.events,
      data: {
        ...{ title, timeZone, address, description, actionText, actionLink },
        profile: profileId,
        startsAt: dateTimeAt(`${later}T${time}`, timeZone).toISOString(),
        media: idsOf(media),
        status: 'scheduled',
        isPublished: false,
      },
      ...own,
    })
    const sold = await soldByKind(req, id)
    for (const kind of kinds) {
      const { size, priceMinor, memberPriceMinor, stockQuantity, position, maxPerOrder } = kind
      const isOffered = kind.availabilityStatus !== 'inactive'
      await req.payload.create({
        collection: slugs.variants,
        data: {
          ...{ size, priceMinor, memberPriceMinor, position, maxPerOrder },
          description: kind.description,
          profile: profileId,
          event: copy,
          product: '',
          deliveryType: 'digital',
          availabilityStatus: isOffered ? 'active' : 'inactive',
          stockQuantity:
            typeof stockQuantity === 'number' ? stockQuantity + (sold.get(kind.id) ?? 0) : null,
          stockHeld: 0,
        },
        ...own,
      })
    }
    return copy
  })
}

const weekMs = 7 * 86_400_000

async function soldByKind(req: PayloadRequest, id: string): Promise<ReadonlyMap<string, number>> {
  const rows = await runSql(req)<{ kind: string; sold: number }>`
    select variant_id as kind, count(*)::int as sold from tickets
    where event_id = ${id} and status = 'valid' and variant_id is not null group by variant_id`
  return new Map(rows.map(({ kind, sold }) => [kind, sold]))
}

type Placed = ShowRow & { index: number }

/**
 * Makes many shows in one transaction: all of them, or none.
 *
 * @throws {AppError} `VALIDATION_FAILED` with what is wrong, by row and cell
 */
export function makeShows(
  req: PayloadRequest,
  { profileId, ...body }: MakeShowsBody & { profileId: string },
): Promise<MakeShowsAnswer> {
  return withTx(req, async () => {
    await waitForTurn(req, `shows of ${profileId}`)
    const rows = await placedRows(req, profileId, body)
    const made: string[] = []
    for (const row of rows) {
      made.push(await makeOne(req, profileId, { row, body }))
    }
    return { made }
  })
}

async function placedRows(req: PayloadRequest, profileId: string, body: MakeShowsBody) {
  const errors: FieldError[] = []
  const wrong = (index: number, field: string, message: string) =>
    errors.push({ field: `rows.${index}.${field}`, message })
  const zones = new Map<string, string | null>()
  const fresh: Placed[] = []
  const seen = new Set<string>()
  for (const [index, row] of body.rows.entries()) {
    const { city, country } = row
    const place = `${city}\n${country}`
    if (row.timeZone === '' && !zones.has(place)) {
      zones.set(place, (await findZone(req, profileId, { city, country })).timeZone)
    }
    const timeZone = row.timeZone || zones.get(place) || ''
    if (timeZone === '') {
      wrong(index, 'timeZone', words.zoneMissing)
    }
    const moment = [row.date, row.time, row.venue.trim().toLowerCase(), place].join('\n')
    if (seen.has(moment)) {
      wrong(index, 'date', words.twice)
    }
    seen.add(moment)
    if (body.onSite) {
      const title = row.title.trim() || body.title.trim()
      const told = { title, address: addressOf(row), actionLink: row.link }
      for (const { place, message } of remarksOn(told, []).filter((each) => each.isObstacle)) {
        wrong(index, place === 'when' ? 'title' : cellOf(row), message)
      }
    }
    fresh.push({ ...row, timeZone, index })
  }
  if (errors.length > 0) {
    throw refusalOf(errors)
  }
  return fresh
}

/** The first cell of a place that is empty. */
function cellOf({ venue, city }: ShowRow): string {
  return venue.trim() === '' ? 'venue' : city.trim() === '' ? 'city' : 'country'
}

function addressOf({ venue, street, zipCode, city, country }: ShowRow) {
  return {
    name: venue.trim(),
    street: street.trim(),
    zipCode: zipCode.trim(),
    city: city.trim(),
    country: country.trim(),
  }
}

type One = { row: Placed; body: MakeShowsBody }

async function makeOne(req: PayloadRequest, profileId: string, { row, body }: One) {
  const { id } = await req.payload.create({
    collection: slugs.events,
    data: {
      profile: profileId,
      title: row.title.trim() || body.title.trim() || words.untitled,
      startsAt: dateTimeAt(`${row.date}T${row.time}`, row.timeZone).toISOString(),
      timeZone: row.timeZone,
      address: addressOf(row),
      description: body.description,
      media: body.media,
      actionText: row.link ? body.actionText.trim() : '',
      actionLink: row.link.trim(),
      status: 'scheduled',
      isPublished: body.onSite,
    },
    ...asOwner(req),
  })
  for (const [position, { name, minor, stock }] of body.tickets.entries()) {
    await req.payload.create({
      collection: slugs.variants,
      data: {
        profile: profileId,
        event: id,
        product: '',
        size: name.trim(),
        priceMinor: minor,
        stockQuantity: stock,
        position,
        availabilityStatus: 'active',
        deliveryType: 'digital',
        stockHeld: 0,
      },
      ...asOwner(req),
    })
  }
  return id
}
