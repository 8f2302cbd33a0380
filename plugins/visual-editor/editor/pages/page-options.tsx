import { usePages } from '@/plugins/visual-editor/editor/pages/use-pages'
import { pageSuggestions } from '@/src/core/page-suggestions'

const none: readonly string[] = []

/**
 * The site's pages, for the `list` of a field that takes a link.
 *
 * @param taken addresses that are not offered again
 */
export function PageOptions({ id, taken = none }: { id: string; taken?: readonly string[] }) {
  const pages = usePages((state) => state.pages)
  return (
    <datalist id={id}>
      {pageSuggestions(pages, taken).map(({ pathname, title }) => (
        <option key={pathname} value={pathname} label={title} />
      ))}
    </datalist>
  )
}
