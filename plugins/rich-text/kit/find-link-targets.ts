import type { LinkTarget } from '@/plugins/rich-text/kit/host'
import { slugs } from '@/src/core/slugs'
import { likeText } from '@/src/core/text'
import { foldText } from '@/src/core/text/fold-text'
import { pageSuggestions } from '@/src/core/urls/page-suggestions'

/** Of each kind: more names than these are found by typing more of them. */
const mostTargets = 5

type OwnPage = { title: string; pathname: string }

type Surroundings = {
  pages: readonly OwnPage[]
  /** Of Payload's calls, as `/api`. */
  apiPath: string
  profileId: string
}

/** Own pages and published products whose name contains these words. Pages are there without the server. */
export async function findLinkTargets(
  { pages, apiPath, profileId }: Surroundings,
  words: string,
): Promise<LinkTarget[]> {
  const sought = foldText(words)
  const own = pageSuggestions(pages, [])
    .filter(
      ({ title, pathname }) =>
        foldText(title).includes(sought) || foldText(pathname).includes(sought),
    )
    .slice(0, mostTargets)
    .map(({ title, pathname }): LinkTarget => ({ kind: 'page', label: title, href: pathname }))
  const products = await read<{ id: string; title: string }>(`${apiPath}/${slugs.products}`, {
    limit: String(mostTargets),
    sort: '-releaseDate',
    'select[title]': 'true',
    'where[profile][equals]': profileId,
    'where[isPublished][equals]': 'true',
    'where[searchText][contains]': likeText(words),
  })
  return [
    ...own,
    ...products.map(
      ({ id, title }): LinkTarget => ({
        kind: 'product',
        label: title,
        href: `/products/${id}`,
      }),
    ),
  ]
}

/** The pages of a profile; none while they cannot be read. */
export function readOwnPages({
  apiPath,
  profileId,
}: Omit<Surroundings, 'pages'>): Promise<OwnPage[]> {
  return read(`${apiPath}/${slugs.pages}`, {
    draft: 'true',
    pagination: 'false',
    sort: 'title',
    'select[title]': 'true',
    'select[pathname]': 'true',
    'where[profile][equals]': profileId,
  })
}

async function read<Doc>(url: string, query: Record<string, string>): Promise<Doc[]> {
  const asked = `${url}?${new URLSearchParams({ depth: '0', ...query })}`
  try {
    const response = await fetch(asked, { credentials: 'include' })
    const { docs } = (await response.json()) as { docs: Doc[] }
    return docs ?? []
  } catch {
    return []
  }
}
