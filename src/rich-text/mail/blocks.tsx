import type { CSSProperties, ReactNode } from 'react'
import type { RichTextNode } from '@/src/core/rich-text'
import type { TextDirection } from '@/src/core/text/text-direction'
import { Box } from '@/src/rich-text/mail/box'
import type { MailDraw } from '@/src/rich-text/mail/mail-text-style'
import { marginOf, placed } from '@/src/rich-text/mail/placed'
import { nodeSchemas } from '@/src/rich-text/schema'

/** Pixels for each step. */
const indentPx = 24

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
  const { dir, start, style } = placed(node, draw.align, parsed.data)
  const inset = (parsed.data?.indent ?? 0) * indentPx
  const isEmpty = !node.children?.length
  return (
    <p dir={dir} style={{ margin: marginOf(start, { below: 16, inset }), ...style }}>
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
  const { dir, start, style } = placed(node, draw.align, parsed.data)
  const { headingFont, headingCase, font, colors } = draw.look
  const { size, below } = headings[Tag]
  const isLoud = Tag === 'h1' || Tag === 'h2'
  return (
    <Tag
      dir={dir}
      className="bs-text"
      style={{
        margin: marginOf(start, { below, inset: parsed.data.indent * indentPx }),
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
  const isCheck = listType === 'check'
  // Entries are set in one by one: each begins on its own side, and Outlook knows no room inside a list.
  const style: CSSProperties = { margin: '0 0 16px', padding: 0 }
  const items = (node.children ?? []).map((item, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: stored nodes have no ids and never reorder here
    <li key={index} {...itemStyle(item, { isCheck, draw })}>
      {isCheck && !holdsList(item) && (item.checked === true ? '☑ ' : '☐ ')}
      {draw.children(item)}
    </li>
  ))
  return listType === 'number' ? (
    <ol style={style} {...(start > 1 && { start })}>
      {items}
    </ol>
  ) : (
    <ul style={isCheck ? { ...style, listStyle: 'none' } : style}>{items}</ul>
  )
}

/** How deep an item stands is told by the lists around it, not by its own indent. */
function itemStyle(
  item: RichTextNode,
  { isCheck, draw }: { isCheck: boolean; draw: MailDraw },
): { dir: TextDirection; style: CSSProperties } {
  const parsed = nodeSchemas.listitem.safeParse(item)
  const { dir, start, style } = placed(item, draw.align, parsed.data)
  const inset = isCheck && !holdsList(item) ? 0 : indentPx
  return {
    dir,
    style: {
      margin: marginOf(start, { below: 6, inset }),
      // The entries of a list inside stand on their own sides.
      ...(holdsList(item) ? { listStyle: 'none' } : style),
    },
  }
}

/** Lexical nests a list inside an item of its own, which then shows no marker. */
function holdsList({ children }: RichTextNode): boolean {
  return children?.[0]?.type === 'list'
}

function drawQuote(node: RichTextNode, draw: MailDraw): ReactNode {
  const { look } = draw
  const parsed = nodeSchemas.quote.safeParse(node)
  const { dir, start, style } = placed(node, draw.align, parsed.data)
  const inset = (parsed.data?.indent ?? 0) * indentPx
  const bar = `3px solid ${look.colors.primary}`
  return (
    <blockquote style={{ margin: marginOf(start, { above: 4, below: 20, inset }), padding: 0 }}>
      <Box
        look={look}
        dir={dir}
        className="bs-rule-quote"
        style={{
          ...(start === 'left'
            ? { padding: '0 0 0 16px', borderLeft: bar }
            : { padding: '0 16px 0 0', borderRight: bar }),
          fontStyle: 'italic',
          ...style,
        }}
      >
        {draw.children(node)}
      </Box>
    </blockquote>
  )
}
