import { decodedPath } from '@/src/core/urls/decoded-path'
import { safeUrl } from '@/src/core/urls/safe-url'

/** What every link of a site says of itself: where it leads, and that the visitor is there already. */
export type LinkMark = { href: string; 'aria-current'?: 'page' }

/** @param pathname of the page that the link stands on; none marks nothing */
export function markLink(href: string, pathname: string | undefined): LinkMark {
  const target = safeUrl(href)
  return {
    href: target,
    'aria-current': pathname !== undefined && leadsTo(target, pathname) ? 'page' : undefined,
  }
}

/** To the page itself, or to one above it. */
function leadsTo(href: string, pathname: string): boolean {
  const path = decodedPath(href.replace(/[?#].*$/, ''))
  const here = decodedPath(pathname)
  return path.startsWith('/') && (path === here || (path !== '/' && here.startsWith(`${path}/`)))
}
