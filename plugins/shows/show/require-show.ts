import type { PayloadRequest } from 'payload'
import { AppError } from '@/src/core/errors'
import { slugs } from '@/src/core/slugs'
import type { Event, Variant } from '@/src/payload-types'
import { asOwner, requireOwnDocument } from '@/src/server/owner'
import { idOf } from '@/src/server/site-data/visitor-read'

/**
 * A show of this site, as the signed-in user may read it.
 *
 * @throws {AppError} `NOT_FOUND` for other sites' as for what there is not
 */
export async function requireShow(
  req: PayloadRequest,
  profileId: string,
  id: string,
): Promise<Event> {
  const show = await requireOwnDocument(req, slugs.events, id)
  if (!show.profile || idOf(show.profile) !== profileId) {
    throw new AppError('NOT_FOUND')
  }
  return show
}

/** The kinds of ticket of a show, in the order in which visitors see them. */
export async function kindsOf(req: PayloadRequest, showId: string): Promise<Variant[]> {
  const { docs } = await req.payload.find({
    collection: slugs.variants,
    where: { event: { equals: showId } },
    sort: ['position', 'createdAt'],
    pagination: false,
    ...asOwner(req),
  })
  return docs
}
