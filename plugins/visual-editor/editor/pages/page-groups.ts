import { useSite } from '@/plugins/visual-editor/editor/builder-context'
import { usePages } from '@/plugins/visual-editor/editor/pages/use-pages'
import { ownPathOf } from '@/plugins/visual-editor/publish-check/links'
import { sayDate } from '@/src/admin/dates/say-date'
import type { PageEntry } from '@/src/core/contracts/pages/page-answers'
import { foldText } from '@/src/core/text/fold-text'
import type { HeaderLink } from '@/src/core/theme/links'
import type { ThemeName } from '@/src/core/theme/schema'
import { normaliseHost } from '@/src/core/urls/host'
import { isLegalAddress } from '@/src/core/urls/page-address'

/**
 * The pages of a site as they are listed: its own, then those with the words that the law asks for.
 * Of the home pages that the themes have only the shown one is there.
 */
export function pageGroups(
  pages: readonly PageEntry[],
  { themeName, currentId }: { themeName: ThemeName; currentId: string },
) {
  const shown = pages.filter(
    ({ id, pathname, theme }) => pathname !== '/' || theme === themeName || id === currentId,
  )
  return {
    own: shown.filter(({ pathname }) => !isLegalAddress(pathname)),
    legal: shown.filter(({ pathname }) => isLegalAddress(pathname)),
  }
}

/** What a site shows of things that are kept elsewhere: nothing of it is drawn in the editor. */
const madePages = [
  { title: 'Store', pathname: '/products' },
  { title: 'Members', pathname: '/members' },
  { title: 'Contact', pathname: '/contact' },
] as const

/** Pages that the site makes by itself whose name or address has the words in it. */
export const findMadePages = (query: string) => madePages.filter(has(query))

/** Pages whose name or address has the words in it. */
export function findPages(pages: readonly PageEntry[], query: string): PageEntry[] {
  return pages.filter(has(query))
}

/** The page that is open as the editor knows it: what the server said is older than its changes. */
export function asOpen(
  page: PageEntry,
  { currentId, hasUnpublished }: { currentId: string; hasUnpublished: boolean },
): PageEntry {
  return page.id === currentId && page.livePathname !== null
    ? { ...page, state: hasUnpublished ? 'changed' : 'live' }
    : page
}

const has =
  (query: string) =>
  ({ title, pathname }: Pick<PageEntry, 'title' | 'pathname'>) =>
    foldText(`${title} ${pathname}`).includes(foldText(query.trim()))

/** What is to be said about a page besides its address. */
export function stateOf({ state, publishAt }: PageEntry): string {
  if (publishAt && Date.parse(publishAt) > Date.now()) {
    return `Goes live ${sayDate(publishAt)}`
  }
  return { live: 'Live', changed: 'Unpublished changes', draft: 'Draft' }[state]
}

/** The links of the header that lead to a page which visitors find at an address. */
export function useHeaderLinksTo(pathname: string): readonly HeaderLink[] {
  const links = useSite(({ theme }) => theme.headerLinks)
  const origin = usePages(({ card }) => card?.origin)
  const host = origin && normaliseHost(new URL(origin).host)
  const hosts = new Set(host ? [host] : [])
  return links.filter(({ href }) => ownPathOf(href, hosts) === pathname)
}
