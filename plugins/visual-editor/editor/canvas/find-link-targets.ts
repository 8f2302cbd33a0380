import type { LinkTarget } from '@/plugins/rich-text/kit/host'
import type { BuilderContext } from '@/plugins/visual-editor/editor/builder-context'
import { pageSuggestions } from '@/plugins/visual-editor/editor/theme/page-suggestions'
import { slugs } from '@/src/core/slugs'

/** Of each kind: more names than these are found by typing more of them. */
const mostTargets = 5

type Surroundings = Pick<BuilderContext, 'pages' | 'site' | 'apiPath'>

/** Own pages and published products whose name contains these words. Pages are there without the server. */
export async function findLinkTargets(
  { pages, site, apiPath }: Surroundings,
  words: string,
): Promise<LinkTarget[]> {
  const sought = words.toLowerCase()
  const own = pageSuggestions(pages.getState().pages, [])
    .filter(
      ({ title, pathname }) =>
        title.toLowerCase().includes(sought) || pathname.toLowerCase().includes(sought),
    )
    .slice(0, mostTargets)
    .map(({ title, pathname }): LinkTarget => ({ kind: 'page', label: title, href: pathname }))
  const query = new URLSearchParams({
    depth: '0',
    limit: String(mostTargets),
    sort: '-releaseDate',
    'select[title]': 'true',
    'where[profile][equals]': site.getState().profile.id,
    'where[isPublished][equals]': 'true',
    'where[title][contains]': words,
  })
  const found = await fetch(`${apiPath}/${slugs.products}?${query}`, { credentials: 'include' })
    .then((response): Promise<{ docs: { id: string; title: string }[] }> => response.json())
    .then(({ docs }) => docs)
    .catch(() => [])
  return [
    ...own,
    ...found.map(
      ({ id, title }): LinkTarget => ({
        kind: 'product',
        label: title,
        href: `/products/${id}`,
      }),
    ),
  ]
}
