import { ownPathOf } from '@/plugins/visual-editor/publish-check/links'
import type { Reader } from '@/plugins/visual-editor/publish-check/subject'
import { slugs } from '@/src/core/slugs'
import { isUuid } from '@/src/core/uuid'

/** What every site answers at, whatever its owner made. */
const fixedPaths = new Set([
  '/',
  '/members',
  '/products',
  '/music',
  '/contact',
  '/checkout',
  '/checkout/complete',
  '/checkout/find-order',
  '/membership/checkout',
  '/login',
  '/signup',
  '/account',
  '/forgot-password',
  '/reset-password',
  '/confirm-email',
  '/email-list/confirm',
  '/email-list/unsubscribe',
  '/events/leave-waitlist',
  '/gift',
  '/redeem',
  '/feed.xml',
  '/feed.json',
  '/events.ics',
  '/products.xml',
  '/llms.txt',
  '/sitemap.xml',
  '/robots.txt',
  '/icon.svg',
  '/favicon.ico',
])

const documentPaths = [
  /^\/(products|music|events|membership\/checkout)\/([^/]+)$/,
  /^\/(events)\/([^/]+)\/calendar\.ics$/,
]

const collections = {
  products: slugs.products,
  music: slugs.products,
  events: slugs.events,
  'membership/checkout': slugs.membershipTiers,
} as const

type Options = {
  profileId: string
  /** Paths of the site's pages that are live, and of the one that is about to be. */
  pages: readonly string[]
  /** Where the site answers. */
  hosts: ReadonlySet<string>
  /** Every link that will be asked about. */
  hrefs: readonly string[]
}

/** Tells at which paths a site answers, with one query per kind of document that is linked to. */
export async function sitePaths(
  reader: Reader,
  { profileId, pages, hosts, hrefs }: Options,
): Promise<(pathname: string) => boolean> {
  const linked = hrefs.flatMap((href) => {
    const { kind = '', id = '' } = documentAt(ownPathOf(href, hosts) ?? '')
    return isUuid(id) ? [{ collection: collections[kind as keyof typeof collections], id }] : []
  })
  const kinds = [...new Set(linked.map(({ collection }) => collection))]
  const found = await Promise.all(
    kinds.map(async (collection) => {
      const ids = linked.filter((each) => each.collection === collection).map(({ id }) => id)
      const { docs } = await reader.req.payload.find({
        collection,
        where: {
          and: [
            { profile: { equals: profileId } },
            { id: { in: ids } },
            ...(collection === slugs.membershipTiers ? [] : [{ isPublished: { equals: true } }]),
          ],
        },
        select: {},
        ...reader,
      })
      return docs.map(({ id }) => id)
    }),
  )
  const ids = new Set(found.flat())
  const known = new Set([...fixedPaths, ...pages])
  return (pathname) => {
    const { id } = documentAt(pathname)
    return (
      known.has(pathname) || pathname.startsWith('/files/') || (id !== undefined && ids.has(id))
    )
  }
}

/** The kind and id that a path names; neither when it is no document's. */
function documentAt(pathname: string): { kind?: string | undefined; id?: string | undefined } {
  const [, kind, id] = documentPaths.map((path) => path.exec(pathname)).find(Boolean) ?? []
  return { kind, id }
}
