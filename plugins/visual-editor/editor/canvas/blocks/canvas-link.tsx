import type { BlockEnvironment } from '@/blocks/_kit/define'
import { markLink } from '@/src/core/urls/link-mark'

type Link = BlockEnvironment['Link']

const links = new Map<string | undefined, Link>()

/**
 * A link of the site to the letter, as it is on the page at this path. Leads nowhere: a click on the
 * page selects. The same component each time, so that no link is drawn again.
 */
export function canvasLinkAt(pathname: string | undefined): Link {
  const known = links.get(pathname)
  if (known) {
    return known
  }
  const link: Link = ({ href, children, onClick: _ignored, ...rest }) => (
    <a {...markLink(href, pathname)} {...rest}>
      {children}
    </a>
  )
  links.set(pathname, link)
  return link
}
