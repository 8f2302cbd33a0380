import { renderToStaticMarkup } from 'react-dom/server'
import type { RichTextNode } from '@/src/core/rich-text'
import type { RichTextLink } from '@/src/rich-text/node-kit'
import { RichText } from '@/src/rich-text/render'

const element = { direction: null, format: '', indent: 0, version: 1 } as const

const PlainLink: RichTextLink = ({ children, className: _, ...attributes }) => (
  <a {...attributes}>{children}</a>
)

/** HTML of nodes as a document, without class names: those are the stylesheet's business. */
export function htmlOf(...children: RichTextNode[]): string {
  const doc = { root: { ...element, type: 'root', children } }
  return renderToStaticMarkup(<RichText doc={doc} Link={PlainLink} />).replace(
    / class="[^"]*"/g,
    '',
  )
}

export const elementNode = (
  type: string,
  props: Record<string, unknown>,
  ...children: RichTextNode[]
): RichTextNode => ({ ...element, type, ...props, children })

export const textNode = (text: string, format = 0): RichTextNode => ({
  type: 'text',
  text,
  detail: 0,
  format,
  mode: 'normal',
  style: '',
  version: 1,
})
