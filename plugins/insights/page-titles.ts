import type { PayloadRequest } from 'payload'
import { slugs } from '@/src/core/slugs'
import { isUuid } from '@/src/core/uuid'

const productPath = '/products/'
/** Names are for those who read a screen; a file of thousands has the addresses alone. */
const pathsAtMost = 500

/** What pages of a site are called, by their paths. */
export async function pageTitles(
  req: PayloadRequest,
  profileId: string,
  paths: readonly string[],
): Promise<Map<string, string>> {
  const asked = paths.slice(0, pathsAtMost)
  const products = asked
    .filter((path) => path.startsWith(productPath))
    .map((path) => path.slice(productPath.length))
    .filter(isUuid)
  const own = { profile: { equals: profileId } }
  const all = { pagination: false, depth: 0, overrideAccess: true, req } as const
  const [pages, sold] = await Promise.all([
    req.payload.find({
      collection: slugs.pages,
      where: { and: [own, { pathname: { in: asked } }] },
      select: { title: true, pathname: true },
      ...all,
    }),
    req.payload.find({
      collection: slugs.products,
      where: { and: [own, { id: { in: products } }] },
      select: { title: true },
      joins: false,
      ...all,
    }),
  ])
  return new Map([
    ...pages.docs.map(({ pathname, title }) => [pathname ?? '', title ?? ''] as const),
    ...sold.docs.map(({ id, title }) => [`${productPath}${id}`, title] as const),
  ])
}
