import type { PayloadRequest } from 'payload'
import type { Choosable, ImportView, Named } from '@/src/core/contracts/studio/move-in'
import { slugs } from '@/src/core/slugs'
import { asOwner } from '@/src/server/owner'

/** An import with what its artist has to choose from, if anything: with the rights of who looks. */
export async function withChoosable(
  req: PayloadRequest,
  profileId: string,
  view: ImportView,
): Promise<ImportView> {
  const { state, findings } = view
  const isOfMembers = findings?.fates !== undefined
  const isOfCodes = findings?.releases !== undefined
  if (state !== 'checked' || !(isOfMembers || isOfCodes)) {
    return view
  }
  const choosable = isOfMembers
    ? await forMembers(req, profileId)
    : { tiers: [], lists: [], releases: await releasesOf(req, profileId) }
  return { ...view, choosable }
}

const named = (profileId: string) =>
  ({
    where: { profile: { equals: profileId } },
    select: { name: true },
    pagination: false,
  }) as const

async function forMembers(req: PayloadRequest, profileId: string): Promise<Choosable> {
  const of = { ...named(profileId), ...asOwner(req) }
  const [tiers, lists] = await Promise.all([
    req.payload.find({ collection: slugs.membershipTiers, sort: 'position', ...of }),
    listsOf(req, profileId),
  ])
  return { tiers: tiers.docs, lists, releases: [] }
}

/** The mailing lists of a site. */
export async function listsOf(req: PayloadRequest, profileId: string): Promise<Named[]> {
  const of = { ...named(profileId), ...asOwner(req) }
  const { docs } = await req.payload.find({ collection: slugs.emailLists, sort: 'name', ...of })
  return docs.map(({ id, name }) => ({ id, name }))
}

async function releasesOf(req: PayloadRequest, profileId: string): Promise<Choosable['releases']> {
  const { docs } = await req.payload.find({
    ...named(profileId),
    collection: slugs.products,
    sort: 'title',
    where: { profile: { equals: profileId }, category: { equals: 'Music' } },
    select: { title: true },
    ...asOwner(req),
  })
  return docs.map(({ id, title }) => ({ id, name: title }))
}
