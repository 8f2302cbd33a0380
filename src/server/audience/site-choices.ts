import type { PayloadRequest } from 'payload'
import type { SiteChoices } from '@/src/core/contracts/audience/segments'
import { slugs } from '@/src/core/slugs'
import { asOwner } from '@/src/server/owner'

/** The products, tiers, lists and shows of a site, as far as who asks may read them. */
export async function loadSiteChoices(
  req: PayloadRequest,
  profileId: string,
): Promise<SiteChoices> {
  const asked = {
    where: { profile: { equals: profileId } },
    pagination: false,
    disableErrors: true,
    ...asOwner(req),
  } as const
  const [products, tiers, lists, shows] = await Promise.all([
    req.payload.find({
      collection: slugs.products,
      select: { title: true },
      sort: 'title',
      ...asked,
    }),
    req.payload.find({
      collection: slugs.membershipTiers,
      select: { name: true },
      sort: 'name',
      ...asked,
    }),
    req.payload.find({
      collection: slugs.emailLists,
      select: { name: true },
      sort: 'name',
      ...asked,
    }),
    req.payload.find({
      collection: slugs.events,
      select: { title: true },
      sort: '-startsAt',
      ...asked,
    }),
  ])
  return {
    product: products.docs.map(({ id, title }) => ({ id, name: title })),
    tier: tiers.docs.map(({ id, name }) => ({ id, name })),
    list: lists.docs.map(({ id, name }) => ({ id, name })),
    show: shows.docs.map(({ id, title }) => ({ id, name: title })),
  }
}
