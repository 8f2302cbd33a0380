import type { CollectionSlug, DataFromCollectionSlug, PayloadRequest } from 'payload'
import { isPlatformAdmin, mayAnywhere, mayOn, staffOf } from '@/src/access/own-profile'
import { type Right, roleAllows, type Subject } from '@/src/core/access/site-roles'
import { id as idShape } from '@/src/core/contracts/ids'
import { AppError } from '@/src/core/errors'
import { slugs } from '@/src/core/slugs'
import type { User } from '@/src/payload-types'

/**
 * The signed-in owner, or the platform's admin.
 *
 * @throws {AppError} `NOT_SIGNED_IN` for everybody else, visitors too
 */
export function requireOwner(req: Pick<PayloadRequest, 'user'>): { id: string } {
  const owner = staffOf(req)
  if (!owner) {
    throw new AppError('NOT_SIGNED_IN')
  }
  return owner
}

/** For Payload's Local API: with the rights of who asks, without what is referred to. */
export const asOwner = (req: PayloadRequest) =>
  ({ depth: 0, overrideAccess: false, user: req.user, req }) as const

type Need = { subject: Subject; right: Right }

/** In the context of a request, which Payload copies: what the call that it makes is about. */
const needKey = 'need'

/**
 * Lets through those whose role allows something on any site, and keeps in mind to ask again of the
 * site that the call turns out to be about: {@link requireOwnDocument} does.
 *
 * @throws {AppError} `FORBIDDEN`
 */
export function requireRight(
  req: PayloadRequest,
  { subject, right }: { subject: Subject | 'platform'; right: Right },
): void {
  const isAllowed = subject === 'platform' ? isPlatformAdmin(req) : mayAnywhere(req, subject, right)
  if (!isAllowed) {
    throw new AppError('FORBIDDEN')
  }
  if (subject !== 'platform') {
    req.context[needKey] = { subject, right }
  }
}

/**
 * A document as the signed-in user may read it in the admin, without what it refers to.
 *
 * @throws {AppError} `NOT_FOUND` for an unknown one and another artist's alike, `FORBIDDEN` when the call
 *   that is made takes more than the role on its site allows
 */
export async function requireOwnDocument<Slug extends CollectionSlug>(
  req: PayloadRequest,
  collection: Slug,
  id: string,
  { draft = false }: { /** The newest draft instead of what is live. */ draft?: boolean } = {},
): Promise<DataFromCollectionSlug<Slug>> {
  const document = await req.payload.findByID({
    collection,
    id,
    draft,
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    user: req.user,
    req,
  })
  if (!document) {
    throw new AppError('NOT_FOUND')
  }
  const need = req.context[needKey] as Need | undefined
  const profileId = collection === slugs.profiles ? id : siteOf(document)
  if (need && profileId && !mayOn(req, profileId, need.subject, need.right)) {
    throw new AppError('FORBIDDEN')
  }
  return document as DataFromCollectionSlug<Slug>
}

/** As {@link requireOwnDocument}; null for what there is not. For screens, which say so in their own way. */
export async function findOwnDocument<Slug extends CollectionSlug>(
  req: PayloadRequest,
  collection: Slug,
  id: string,
): Promise<DataFromCollectionSlug<Slug> | null> {
  if (!idShape.safeParse(id).success) {
    return null
  }
  try {
    return await requireOwnDocument(req, collection, id)
  } catch (error) {
    if (error instanceof AppError) {
      return null
    }
    throw error
  }
}

function siteOf(document: object): string | null {
  const profile: unknown = 'profile' in document ? document.profile : null
  return typeof profile === 'string' ? profile : null
}

/** Who works for a site and may see what news is about. With the system's rights: visitors may not read that. */
export async function siteStaff(
  req: PayloadRequest,
  profileId: string,
  subject: Subject,
): Promise<User[]> {
  const { docs } = await req.payload.find({
    collection: slugs.users,
    where: { 'profiles.profile': { equals: profileId } },
    pagination: false,
    depth: 0,
    req,
  })
  return docs.filter(({ profiles }) =>
    profiles?.some(
      ({ profile, role }) => profile === profileId && roleAllows(role ?? null, subject, 'read'),
    ),
  )
}
