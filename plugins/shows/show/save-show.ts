import type { PayloadRequest } from 'payload'
import { localMoment, readShow } from '@/plugins/shows/show/read-show'
import { remarksOn } from '@/plugins/shows/show/remarks'
import { kindsOf, requireShow } from '@/plugins/shows/show/require-show'
import type { ShowAnswer, ShowRemark } from '@/src/core/contracts/events/show-answers'
import type { ShowForm, ShowStateBody, TicketKind } from '@/src/core/contracts/events/shows'
import { AppError, type FieldError, refusalOf } from '@/src/core/errors'
import { dateTimeAt } from '@/src/core/events/time-zone'
import { sameJson } from '@/src/core/json'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { slugs } from '@/src/core/slugs'
import type { Event, Variant } from '@/src/payload-types'
import { asOwner } from '@/src/server/owner'
import { runSql, withTx } from '@/src/server/transaction'

const words = ownerMessages.shows

type Save = { profileId: string; id: string; rev: string; form: ShowForm }

/**
 * Stores what an artist wrote of a show: the show and its kinds of ticket, all or nothing. With the artist's own
 * rights, so that the rules of the forms hold. Stock is written as the difference to what was seen, see
 * `preserveStock`.
 *
 * @throws {AppError} `STALE_REVISION` when it was changed since it was read
 */
export function saveShow(
  req: PayloadRequest,
  { profileId, id, rev, form }: Save,
): Promise<ShowAnswer> {
  return withTx(req, async () => {
    await runSql(req)`select 1 from events where id = ${id} for no key update`
    const show = await requireShow(req, profileId, id)
    if (show.updatedAt !== rev) {
      throw new AppError('STALE_REVISION')
    }
    const wrong = wrongKinds(form)
    if (wrong.length > 0) {
      throw refusalOf(wrong)
    }
    await req.payload.update({
      collection: slugs.events,
      id,
      data: showData(show, form),
      ...asOwner(req),
    })
    // Sales wait from here on; by id, as they lock them.
    await runSql(req)`select 1 from variants where event_id = ${id} order by id for update`
    await saveKinds(req, { profileId, id, form })
    const saved = await readShow(req, profileId, id)
    const obstacle = saved.remarks.find(({ isObstacle }) => isObstacle)
    if (show.isPublished && obstacle) {
      throw refusalOf([{ field: `form.${fieldOf(obstacle, form)}`, message: obstacle.message }])
    }
    return saved
  })
}

/** Where the artist writes what is missing. */
function fieldOf({ place, message }: ShowRemark, form: ShowForm): string {
  if (place === 'tickets') {
    return `tickets.${form.tickets.findIndex(({ name }) => name.trim() === '')}.name`
  }
  if (place === 'when') {
    return 'title'
  }
  return message === words.noCountry ? 'country' : form.venue.trim() === '' ? 'venue' : 'city'
}

function wrongKinds({ tickets }: ShowForm): FieldError[] {
  return tickets.flatMap(({ salesFrom, salesUntil }, index) =>
    salesFrom && salesUntil && salesFrom >= salesUntil
      ? [{ field: `form.tickets.${index}.salesUntil`, message: words.endsBeforeStart }]
      : [],
  )
}

function showData(show: Event, form: ShowForm) {
  const { title, date, time, timeZone, description, media, actionText, actionLink } = form
  const local = `${date}T${time}`
  // To the second it stays as it was while the clock at the venue says the same.
  const isSame = timeZone === show.timeZone && local === localMoment(show.startsAt, show.timeZone)
  return {
    title: title.trim() || words.untitled,
    startsAt: isSame ? show.startsAt : dateTimeAt(local, timeZone).toISOString(),
    timeZone,
    address: {
      name: form.venue.trim(),
      street: form.street.trim(),
      zipCode: form.zipCode.trim(),
      city: form.city.trim(),
      country: form.country.trim(),
    },
    description,
    media,
    actionText: actionText.trim(),
    actionLink: actionLink.trim(),
  }
}

type Kinds = { profileId: string; id: string; form: ShowForm }

async function saveKinds(req: PayloadRequest, { profileId, id, form }: Kinds): Promise<void> {
  const stored = await kindsOf(req, id)
  const known = new Map(stored.map((variant) => [variant.id, variant]))
  for (const [position, kind] of form.tickets.entries()) {
    // One that was taken away meanwhile, and is wanted again, is a new one.
    const variant = (kind.id && known.get(kind.id)) || null
    const data = kindData(variant, kind, { position, timeZone: form.timeZone })
    if (!variant) {
      await req.payload.create({
        collection: slugs.variants,
        // The event knows its product, or makes it.
        data: { profile: profileId, event: id, product: '', ...data, stockHeld: 0 },
        ...asOwner(req),
      })
    } else if (isChanged(variant, data)) {
      await req.payload.update({
        collection: slugs.variants,
        id: variant.id,
        data,
        ...asOwner(req),
      })
    }
  }
  const kept = new Set(form.tickets.map(({ id }) => id))
  for (const variant of stored.filter((variant) => !kept.has(variant.id))) {
    await req.payload.delete({ collection: slugs.variants, id: variant.id, ...asOwner(req) })
  }
}

type KindData = Pick<
  Variant,
  | 'size'
  | 'priceMinor'
  | 'stockQuantity'
  | 'availabilityStatus'
  | 'salesStartAt'
  | 'salesEndAt'
  | 'position'
  | 'deliveryType'
>

function kindData(
  variant: Variant | null,
  kind: TicketKind,
  { position, timeZone }: { position: number; timeZone: string },
): KindData & { stockSeen?: number | null } {
  const { name, minor, stock, stockSeen, state, stateSeen } = kind
  const isCounted = variant !== null && stock !== stockSeen
  const isStateKept = variant !== null && state === stateSeen
  const moment = (local: string, before: string | null | undefined) => {
    if (local === '') {
      return null
    }
    return before && local === localMoment(before, timeZone)
      ? before
      : dateTimeAt(local, timeZone).toISOString()
  }
  return {
    size: name.trim(),
    priceMinor: minor,
    // What was sold since it was read is counted by the rule of the forms.
    stockQuantity: variant === null || isCounted ? stock : (variant.stockQuantity ?? null),
    availabilityStatus: isStateKept ? variant.availabilityStatus : state,
    salesStartAt: moment(kind.salesFrom, variant?.salesStartAt),
    salesEndAt: moment(kind.salesUntil, variant?.salesEndAt),
    position,
    deliveryType: 'digital',
    ...(isCounted && { stockSeen }),
  }
}

function isChanged(variant: Variant, { stockSeen: _, ...data }: ReturnType<typeof kindData>) {
  const names = Object.keys(data) as (keyof KindData)[]
  const stored = names.map((name) => variant[name] ?? null)
  // An empty text is stored as nothing.
  const wanted = names.map((name, index) =>
    data[name] === '' && stored[index] === null ? null : (data[name] ?? null),
  )
  return !sameJson(stored, wanted)
}

/**
 * Puts a show on the site or takes it off, calls it off or has it take place.
 *
 * @throws {AppError} `VALIDATION_FAILED` with all that is missing, by its section
 */
export function setShowState(
  req: PayloadRequest,
  { profileId, id, wish }: { profileId: string; id: string; wish: ShowStateBody },
): Promise<ShowAnswer> {
  return withTx(req, async () => {
    const show = await requireShow(req, profileId, id)
    if ('onSite' in wish && wish.onSite) {
      const missing = remarksOn(show, await kindsOf(req, id)).filter(({ isObstacle }) => isObstacle)
      if (missing.length > 0) {
        throw refusalOf(missing.map(({ place, message }) => ({ field: place, message })))
      }
    }
    await req.payload.update({
      collection: slugs.events,
      id,
      data: 'onSite' in wish ? { isPublished: wish.onSite } : { status: wish.status },
      ...asOwner(req),
    })
    return readShow(req, profileId, id)
  })
}
