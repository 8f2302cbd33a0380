import type { CSSProperties, ReactNode } from 'react'
import type { RichTextNode } from '@/src/core/rich-text'
import type { MailDraw } from '@/src/rich-text/mail/look'
import { type ElementProps, elementAttributes } from '@/src/rich-text/node-kit'
import { nodeSchemas } from '@/src/rich-text/schema'

/** Pixels, and how far below the next thing stands. */
const headings = {
  h1: { size: 30, below: 14 },
  h2: { size: 23, below: 10 },
  h3: { size: 18, below: 8 },
  h4: { size: 16, below: 6 },
  h5: { size: 15, below: 6 },
  h6: { size: 14, below: 6 },
} as const

/** What stands on lines of its own; undefined for what is not known. */
export function drawBlock(node: RichTextNode, draw: MailDraw): ReactNode | undefined {
  switch (node.type) {
    case 'paragraph':
      return drawParagraph(node, draw)
    case 'heading':
      return drawHeading(node, draw)
    case 'list':
      return drawList(node, draw)
    case 'quote':
      return drawQuote(node, draw)
    case 'horizontalrule':
      return (
        <hr
          className="bs-rule-quiet"
          style={{
            border: 0,
            borderTop: `1px solid ${draw.look.colors.line}`,
            margin: '8px 0 24px',
          }}
        />
      )
    default:
      return undefined
  }
}

function drawParagraph(node: RichTextNode, draw: MailDraw): ReactNode {
  const parsed = nodeSchemas.paragraph.safeParse(node)
  const { dir, style } = parsed.success ? attributesOf(parsed.data) : plain
  const isEmpty = !node.children?.length
  return (
    <p dir={dir} style={{ margin: '0 0 16px', ...style }}>
      {isEmpty ? <br /> : draw.children(node)}
    </p>
  )
}

function drawHeading(node: RichTextNode, draw: MailDraw): ReactNode {
  const parsed = nodeSchemas.heading.safeParse(node)
  if (!parsed.success) {
    return draw.children(node)
  }
  const Tag = parsed.data.tag
  const { dir, style } = attributesOf(parsed.data)
  const { headingFont, headingCase, font, colors } = draw.look
  const { size, below } = headings[Tag]
  const isLoud = Tag === 'h1' || Tag === 'h2'
  return (
    <Tag
      dir={dir}
      className="bs-text"
      style={{
        margin: `0 0 ${below}px`,
        fontFamily: isLoud ? headingFont : font,
        fontSize: size,
        lineHeight: 1.2,
        fontWeight: 700,
        textTransform: isLoud ? headingCase : 'none',
        color: colors.text,
        ...style,
      }}
    >
      {draw.children(node)}
    </Tag>
  )
}

function drawList(node: RichTextNode, draw: MailDraw): ReactNode {
  const parsed = nodeSchemas.list.safeParse(node)
  if (!parsed.success) {
    return draw.children(node)
  }
  const { listType, start } = parsed.data
  const style: CSSProperties = { margin: '0 0 16px', padding: 0, paddingInlineStart: 24 }
  const items = (node.children ?? []).map((item, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: stored nodes have no ids and never reorder here
    <li key={index} {...itemLook(item)}>
      {listType === 'check' && !holdsList(item) && (item.checked === true ? '☑ ' : '☐ ')}
      {draw.children(item)}
    </li>
  ))
  return listType === 'number' ? (
    <ol style={style} {...(start > 1 && { start })}>
      {items}
    </ol>
  ) : (
    <ul
      style={listType === 'check' ? { ...style, listStyle: 'none', paddingInlineStart: 0 } : style}
    >
      {items}
    </ul>
  )
}

function itemLook(item: RichTextNode): { dir: Direction; style: CSSProperties } {
  const parsed = nodeSchemas.listitem.safeParse(item)
  // How deep an item stands is told by the lists around it.
  const { dir, style } = parsed.success ? attributesOf({ ...parsed.data, indent: 0 }) : plain
  return { dir, style: { margin: '0 0 6px', ...style, ...markOf(item) } }
}

/** Lexical nests a list inside an item of its own, which then shows no marker. */
function markOf(item: RichTextNode): CSSProperties {
  return holdsList(item) ? { listStyle: 'none' } : {}
}

function holdsList({ children }: RichTextNode): boolean {
  return children?.[0]?.type === 'list'
}

function drawQuote(node: RichTextNode, draw: MailDraw): ReactNode {
  const { colors } = draw.look
  const parsed = nodeSchemas.quote.safeParse(node)
  const { dir, style } = parsed.success ? attributesOf({ ...parsed.data, indent: 0 }) : plain
  const indent = parsed.success ? parsed.data.indent : 0
  return (
    <blockquote
      dir={dir}
      className="bs-rule-quote"
      style={{
        margin: '4px 0 20px',
        padding: 0,
        paddingInlineStart: 16,
        borderInlineStart: `3px solid ${colors.primary}`,
        fontStyle: 'italic',
        ...style,
        ...(indent > 0 && { marginInlineStart: indent * indentWidth }),
      }}
    >
      {draw.children(node)}
    </blockquote>
  )
}

type Direction = 'ltr' | 'rtl' | 'auto'

/** Pixels for each step. */
const indentWidth = 24

const plain: { dir: Direction; style: CSSProperties } = { dir: 'auto', style: {} }

function attributesOf(node: ElementProps): { dir: Direction; style: CSSProperties } {
  const { dir = 'auto', style = {} } = elementAttributes({ ...node, indent: 0 })
  const { indent } = node
  return {
    dir,
    style: { ...style, ...(indent > 0 && { paddingInlineStart: indent * indentWidth }) },
  }
}
