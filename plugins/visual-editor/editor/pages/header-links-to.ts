import { useSite } from '@/plugins/visual-editor/editor/builder-context'
import { usePages } from '@/plugins/visual-editor/editor/pages/use-pages'
import { ownPathOf } from '@/plugins/visual-editor/publish-check/links'
import { normaliseHost } from '@/src/core/host'

/** What the links of the header lose with a page that visitors find at an address; '' when none leads there. */
export function useHeaderNote(pathname: string): string {
  const links = useSite(({ theme }) => theme.headerLinks)
  const origin = usePages(({ card }) => card?.origin)
  const host = origin && normaliseHost(new URL(origin).host)
  const hosts = new Set(host ? [host] : [])
  const names = links
    .filter(({ href }) => ownPathOf(href, hosts) === pathname)
    .map(({ label }) => `“${label}”`)
  return names.length === 0
    ? ''
    : `Your header links to it: ${new Intl.ListFormat('en-GB').format(names)}. Visitors will find nothing there. You can take the link out under Theme.`
}
