import { Fragment, type ReactNode } from 'react'
import type { RichTextDoc, RichTextNode } from '@/src/core/rich-text'
import type { FontFamily } from '@/src/core/theme/fonts'
import { canContain } from '@/src/rich-text/can-contain'
import type { NodeRender, RichTextSurroundings } from '@/src/rich-text/node-kit'
import { withCodeToRead } from '@/src/rich-text/nodes/code/code-to-read'
import { Code, CodeHighlight } from '@/src/rich-text/nodes/code/render'
import {
  CollapsibleContainer,
  CollapsibleContent,
  CollapsibleTitle,
} from '@/src/rich-text/nodes/collapsible/render'
import { Embed } from '@/src/rich-text/nodes/embed/render'
import { Equation } from '@/src/rich-text/nodes/equation/render'
import { Image, InlineImage } from '@/src/rich-text/nodes/image/render'
import { Heading, Linebreak, Paragraph, Quote, Rule } from '@/src/rich-text/nodes/lines'
import { RichLink } from '@/src/rich-text/nodes/link/render'
import { List, ListItem } from '@/src/rich-text/nodes/list/render'
import { Poll } from '@/src/rich-text/nodes/poll/render'
import { isNode, packedCells, storedCells } from '@/src/rich-text/nodes/table/packed-cells'
import { drawPlainCell, Table, TableCell, TableRow } from '@/src/rich-text/nodes/table/render'
import { Keyword, Text } from '@/src/rich-text/nodes/text/render'
import { fontFamilyOf, readTextStyle } from '@/src/rich-text/nodes/text/text-style'
import { plainText } from '@/src/rich-text/plain-text'
import type { KnownType } from '@/src/rich-text/schema'
import { FontFaces } from '@/src/ui/site-root/font-faces'

/** Draws what the schema of the same type parsed; the pairing is the table's promise. */
const renders = {
  paragraph: Paragraph,
  heading: Heading,
  quote: Quote,
  list: List,
  listitem: ListItem,
  link: RichLink,
  autolink: RichLink,
  text: Text,
  tab: Text,
  linebreak: Linebreak,
  horizontalrule: Rule,
  keyword: Keyword,
  poll: Poll,
  table: Table,
  tablerow: TableRow,
  tablecell: TableCell,
  code: Code,
  'code-highlight': CodeHighlight,
  'collapsible-container': CollapsibleContainer,
  'collapsible-title': CollapsibleTitle,
  'collapsible-content': CollapsibleContent,
  image: Image,
  'inline-image': InlineImage,
  // Drawn here once, a picture ever after.
  drawing: Image,
  youtube: Embed,
  tweet: Embed,
  figma: Embed,
  embed: Embed,
  equation: Equation,
} satisfies Record<Exclude<KnownType, 'root'>, unknown>

type Props = RichTextSurroundings & {
  doc: RichTextDoc
  /** What a node may hold; null for nothing. Without it the text is one that `shownText` made: read already. */
  read?: (node: RichTextNode) => object | null
}

type Context = {
  surroundings: RichTextSurroundings
  read: NonNullable<Props['read']>
  /** Of elements that name none. */
  direction: 'auto' | null
}

const asItIs = (node: RichTextNode) => node

/**
 * A text as React, without Lexical and without the schemas of its nodes. Of nodes that other packages bring, the
 * words are drawn.
 */
export function DrawnText({ doc, read = asItIs, ...surroundings }: Props): ReactNode {
  // The editor writes every line in the direction of its first letter.
  const direction = rightToLeft.test(plainText(doc)) ? 'auto' : null
  const root = surroundings.ColouredCode ? withCodeToRead(doc.root) : doc.root
  return (
    <>
      {fontsIn(doc).map((family) => (
        <FontFaces key={family} family={family} />
      ))}
      {renderChildren(root, { surroundings, read, direction })}
    </>
  )
}

const rightToLeft =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u

function renderChildren(node: RichTextNode, context: Context): ReactNode | undefined {
  if (node.type === 'tablerow' && packedCells(node)) {
    return storedCells(node).map((cell, index) =>
      isNode(cell) ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: stored nodes have no ids and never reorder here
        <Fragment key={index}>{renderNode(cell, context)}</Fragment>
      ) : (
        drawPlainCell(cell, { key: index, dir: context.direction ?? undefined })
      ),
    )
  }
  const children = node.children?.filter((child) => canContain(node.type, child.type))
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
  // Types come from documents, and may not meet what every object has.
  if (!Object.hasOwn(renders, node.type)) {
    return (
      <>
        {typeof node.text === 'string' && node.text}
        {renderChildren(node, context)}
      </>
    )
  }
  const known = context.read(node)
  if (!known) {
    return null
  }
  const Node = renders[node.type as keyof typeof renders] as NodeRender<unknown>
  const own = 'direction' in known ? known.direction : undefined
  const drawn = {
    ...known,
    ...(own === null && { direction: context.direction }),
    children: node.children,
  }
  const draw = (doc: RichTextDoc) => renderChildren(doc.root, context)
  return (
    <Node node={drawn} draw={draw} {...context.surroundings}>
      {renderChildren(node, context)}
    </Node>
  )
}

/** The families that words of a text are set in, beside those of the theme. */
export function fontsIn(doc: RichTextDoc): FontFamily[] {
  const families = new Set<FontFamily>()
  const walk = ({ style, children }: RichTextNode) => {
    if (typeof style === 'string' && style !== '') {
      const family = fontFamilyOf(readTextStyle(style)['font-family'] ?? '')
      if (family) {
        families.add(family)
      }
    }
    children?.forEach(walk)
  }
  walk(doc.root)
  return [...families]
}
