import { Fragment, type ReactNode } from 'react'
import type { RichTextDoc, RichTextNode } from '@/src/core/rich-text'
import type { NodeRender, RichTextLink } from '@/src/rich-text/node-kit'
import { Heading } from '@/src/rich-text/nodes/heading/render'
import { Linebreak } from '@/src/rich-text/nodes/linebreak/render'
import { RichLink } from '@/src/rich-text/nodes/link/render'
import { List, ListItem } from '@/src/rich-text/nodes/list/render'
import { Paragraph } from '@/src/rich-text/nodes/paragraph/render'
import { Text } from '@/src/rich-text/nodes/text/render'
import { plainText } from '@/src/rich-text/plain-text'
import { isKnownType, nodeSchemas } from '@/src/rich-text/schema'

/** Draws what the schema of the same type parsed; the pairing is the table's promise. */
const renders = {
  paragraph: Paragraph,
  heading: Heading,
  list: List,
  listitem: ListItem,
  link: RichLink,
  autolink: RichLink,
  text: Text,
  tab: Text,
  linebreak: Linebreak,
}

type Props = { doc: RichTextDoc; Link: RichTextLink }

type Context = {
  Link: RichTextLink
  /** Of elements that name none. */
  direction: 'auto' | null
}

/** A stored rich text as React, without Lexical. Unknown nodes draw nothing. */
export function RichText({ doc, Link }: Props): ReactNode {
  // The editor writes every line in the direction of its first letter.
  const direction = rightToLeft.test(plainText(doc)) ? 'auto' : null
  return renderChildren(doc.root, { Link, direction }) ?? null
}

const rightToLeft =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u

function renderChildren({ children }: RichTextNode, context: Context): ReactNode | undefined {
  if (!children || children.length === 0) {
    return undefined
  }
  // A line that was begun shows, as it does in the editor, though nothing is on it.
  const drawn =
    children.at(-1)?.type === 'linebreak' ? [...children, ...children.slice(-1)] : children
  return drawn.map((child, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: stored nodes have no ids and never reorder here
    <Fragment key={index}>{renderNode(child, context)}</Fragment>
  ))
}

function renderNode(node: RichTextNode, context: Context): ReactNode {
  if (!isKnownType(node.type) || node.type === 'root') {
    return null
  }
  const parsed = nodeSchemas[node.type].safeParse(node)
  if (!parsed.success) {
    return null
  }
  const Node = renders[node.type] as NodeRender<unknown>
  const own = 'direction' in parsed.data ? parsed.data.direction : undefined
  const drawn = {
    ...parsed.data,
    ...(own === null && { direction: context.direction }),
    children: node.children,
  }
  return (
    <Node node={drawn} Link={context.Link}>
      {renderChildren(node, context)}
    </Node>
  )
}
