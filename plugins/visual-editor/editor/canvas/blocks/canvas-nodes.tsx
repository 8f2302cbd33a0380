import { lazy, Suspense } from 'react'
import type { BlockEnvironment } from '@/blocks/_kit/define'
import { markLink } from '@/src/core/urls/link-mark'
import type { RichTextCode, RichTextFormula } from '@/src/rich-text/node-kit'

const ColouredCode = lazy(() =>
  import('@/src/rich-text/nodes/code/coloured-code').then(({ ColouredCode }) => ({
    default: ColouredCode,
  })),
)

/** Code on the canvas; what reads it is loaded with the first. */
export const CanvasCode: RichTextCode = (props) => (
  <Suspense fallback={props.draw([{ type: 'code-highlight', version: 1, text: props.code }])}>
    <ColouredCode {...props} />
  </Suspense>
)

const Formula = lazy(() =>
  import('@/src/rich-text/nodes/equation/formula').then(({ Formula }) => ({ default: Formula })),
)

/** Formulas on the canvas; the code that draws them is loaded with the first one. */
export const CanvasFormula: RichTextFormula = (props) => (
  <Suspense fallback={<code>{props.latex}</code>}>
    <Formula {...props} />
  </Suspense>
)

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
