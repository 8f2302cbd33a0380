import type { PagesStore } from '@/plugins/visual-editor/editor/pages/pages-store'
import type { PageChange, SiteCalls } from '@/plugins/visual-editor/editor/pages/site-calls'
import type { PageEntry } from '@/src/core/contracts/pages/page-answers'

/** Changes settings of a page in its draft. Answers why it was refused, '' when it is saved. */
export async function changePage(
  store: PagesStore,
  calls: SiteCalls,
  id: string,
  change: PageChange,
): Promise<string> {
  // One after the other, so that the last word is the creator's last.
  const call = store.getState().changes.then(() => calls.change(id, change))
  store.setState(({ changes }) => ({ changes: Promise.all([changes, call]) }))
  const outcome = await call
  if ('message' in outcome) {
    return outcome.message
  }
  noteSettings(store, id, ({ livePathname }) => ({
    ...change,
    state: livePathname === null ? 'draft' : 'changed',
  }))
  return ''
}

/** Shows everywhere what became of a page. */
export function noteSettings(
  store: PagesStore,
  id: string,
  change: (page: PageEntry) => Partial<PageEntry>,
): void {
  store.setState(({ pages }) => ({
    pages: pages.map((page) => (page.id === id ? { ...page, ...change(page) } : page)),
  }))
}
