import { useSite } from '@/plugins/visual-editor/editor/builder-context'
import { usePages } from '@/plugins/visual-editor/editor/pages/use-pages'
import { ownPathOf } from '@/plugins/visual-editor/publish-check/links'
import { normaliseHost } from '@/src/core/host'
import type { HeaderLink } from '@/src/core/theme/links'

/** The links of the header that lead to a page which visitors find at an address. */
export function useHeaderLinksTo(pathname: string): readonly HeaderLink[] {
  const links = useSite(({ theme }) => theme.headerLinks)
  const origin = usePages(({ card }) => card?.origin)
  const host = origin && normaliseHost(new URL(origin).host)
  const hosts = new Set(host ? [host] : [])
  return links.filter(({ href }) => ownPathOf(href, hosts) === pathname)
}
