import type { PageEntry } from '@/src/core/contracts/pages'
import { isLegalAddress } from '@/src/core/page-address'
import type { ThemeName } from '@/src/core/theme/schema'

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

/** Pages whose name or address has the words in it. */
export function findPages(pages: readonly PageEntry[], query: string): PageEntry[] {
  const wanted = query.trim().toLowerCase()
  return pages.filter(({ title, pathname }) =>
    `${title} ${pathname}`.toLowerCase().includes(wanted),
  )
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

/** What is to be said about a page besides its address. */
export function stateOf({ state, publishAt }: PageEntry): string {
  if (publishAt && Date.parse(publishAt) > Date.now()) {
    const when = new Date(publishAt)
    return `Goes live ${when.toLocaleDateString(undefined, { day: 'numeric', month: 'short' })}`
  }
  return { live: 'Live', changed: 'Unpublished changes', draft: 'Draft' }[state]
}
