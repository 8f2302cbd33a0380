import type { CSSProperties, ReactNode } from 'react'
import { z } from 'zod'
import { mailCopyUrl } from '@/src/core/email/mail-copy'
import { limits } from '@/src/core/limits'
import type { RichTextNode } from '@/src/core/rich-text'
import { escapeHtml } from '@/src/core/text'
import { providerOf } from '@/src/core/urls/embeds/providers'
import { Box } from '@/src/rich-text/mail/box'
import type { MailDraw } from '@/src/rich-text/mail/mail-text-style'
import { marginOf, placed } from '@/src/rich-text/mail/placed'
import { embedOf } from '@/src/rich-text/nodes/embed/faces'
import { pictureOf, shownWidth } from '@/src/rich-text/nodes/image/picture-of'
import { headerBits, inkOn } from '@/src/rich-text/nodes/table/cell-style'
import { cellsOf } from '@/src/rich-text/nodes/table/packed-cells'
import { plainText } from '@/src/rich-text/plain-text'
import { nodeSchemas } from '@/src/rich-text/schema'

/** What a mail can only show in another way than a page: films are links, formulas their letters. */
export function drawPart(node: RichTextNode, draw: MailDraw): ReactNode | undefined {
  switch (node.type) {
    case 'table':
      return drawTable(node, draw)
    case 'image':
    case 'inline-image':
    case 'drawing':
      return drawPicture(node, draw)
    case 'code':
      return drawCode(node, draw)
    case 'collapsible-title':
      return drawTitle(node, draw)
    case 'equation':
      return (
        <code
          dir="ltr"
          style={
            node.inline === false
              ? { ...monospace, display: 'block', margin: '0 0 20px' }
              : monospace
          }
          // biome-ignore lint/security/noDangerouslySetInnerHtml: it is escaped
          dangerouslySetInnerHTML={{ __html: verbatim(String(node.equation ?? '')) }}
        />
      )
    case 'poll':
      return drawPoll(node, draw)
    case 'youtube':
    case 'tweet':
    case 'figma':
    case 'embed':
      return drawEmbed(node, draw)
    default:
      return undefined
  }
}

const monospace: CSSProperties = { fontFamily: 'Menlo, Consolas, monospace', fontSize: '90%' }

function drawTitle(node: RichTextNode, draw: MailDraw): ReactNode {
  const { dir, style } = placed(node, draw.align)
  return (
    <p dir={dir} style={{ margin: '0 0 6px', fontWeight: 700, ...style }}>
      {draw.children(node)}
    </p>
  )
}

const { columnMinPx } = limits.table

/** A table with more columns than a mail is wide scrolls in a box of its own, and the mail stays as wide as it is. */
function drawTable(node: RichTextNode, draw: MailDraw): ReactNode {
  const rows = (node.children ?? []).map(cellsOf)
  const widthPx = Math.max(0, ...rows.map(({ length }) => length)) * columnMinPx
  if (widthPx <= limits.email.maxWidthPx) {
    return drawCells(node, rows, draw, '100%')
  }
  return (
    <Box look={draw.look} className="" margin="0 0 20px" style={{ padding: 0 }}>
      <div style={{ overflowX: 'auto' }}>{drawCells(node, rows, draw, widthPx)}</div>
    </Box>
  )
}

function drawCells(
  node: RichTextNode,
  rows: readonly RichTextNode[][],
  draw: MailDraw,
  width: '100%' | number,
): ReactNode {
  const isStriped = node.rowStriping === true
  return (
    <table
      cellPadding={0}
      cellSpacing={0}
      border={0}
      width={width}
      data-text-format="cells"
      style={{ width, margin: width === '100%' ? '0 0 20px' : 0, borderCollapse: 'collapse' }}
    >
      <tbody>
        {rows.map((cells, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: stored nodes have no ids and never reorder here
          <tr key={index}>
            {cells.map((cell, at) =>
              drawCell(cell, { at, isMarked: isStriped && index % 2 === 1 }, draw),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type CellPlace = {
  at: number
  /** In a row that a striped table sets apart. */
  isMarked: boolean
}

function drawCell(node: RichTextNode, { at, isMarked }: CellPlace, draw: MailDraw): ReactNode {
  const { line, box } = draw.look.colors
  const parsed = nodeSchemas.tablecell.safeParse(node)
  if (!parsed.success) {
    return null
  }
  const { headerState, colSpan, rowSpan, backgroundColor, verticalAlign = 'top' } = parsed.data
  const Cell = headerState === 0 ? 'td' : 'th'
  return (
    <Cell
      key={at}
      // Colours of its own stay in the dark, others follow it.
      className={backgroundColor ? undefined : isMarked ? 'bs-cell bs-box' : 'bs-cell'}
      colSpan={colSpan > 1 ? colSpan : undefined}
      rowSpan={rowSpan > 1 ? rowSpan : undefined}
      scope={headerState === 0 ? undefined : headerState & headerBits.row ? 'col' : 'row'}
      style={{
        padding: '8px 10px 0',
        border: `1px solid ${line}`,
        textAlign: 'left',
        verticalAlign,
        ...(isMarked && { backgroundColor: box }),
        ...(backgroundColor && { backgroundColor, color: inkOn(backgroundColor) }),
      }}
    >
      {draw.children(node, 'left')}
    </Cell>
  )
}

function drawCode(node: RichTextNode, { look }: MailDraw): ReactNode {
  const lines = (node.children ?? []).map((child) =>
    child.type === 'linebreak' ? '\n' : String(child.text ?? ''),
  )
  return (
    <Box
      look={look}
      dir="ltr"
      className="bs-cell"
      margin="0 0 20px"
      style={{ padding: 12, border: `1px solid ${look.colors.line}` }}
    >
      <pre
        style={{ ...monospace, margin: 0, whiteSpace: 'pre-wrap' }}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: it is escaped
        dangerouslySetInnerHTML={{ __html: verbatim(lines.join('')) }}
      />
    </Box>
  )
}

/** What fills variables into the whole mail finds none here, and programs read the letter all the same. */
const verbatim = (text: string) => escapeHtml(text).replaceAll('{', '&#123;')

/** Nobody can vote in a mail: the question with its answers, and the way to the site. */
function drawPoll(node: RichTextNode, { look, align, hrefOf }: MailDraw): ReactNode {
  const parsed = nodeSchemas.poll.safeParse(node)
  if (!parsed.success) {
    return null
  }
  const { question, options } = parsed.data
  const asked = placed(wordsNode(question), align)
  return (
    <>
      <p dir={asked.dir} style={{ margin: '0 0 8px', fontWeight: 700, ...asked.style }}>
        {question}
      </p>
      <ul style={{ margin: '0 0 8px', padding: 0 }}>
        {options.map(({ uid, text }) => {
          const { dir, start, style } = placed(wordsNode(text), align)
          return (
            <li
              key={uid}
              dir={dir}
              style={{ margin: marginOf(start, { below: 6, inset: 24 }), ...style }}
            >
              {text}
            </li>
          )
        })}
      </ul>
      <p style={{ margin: '0 0 16px' }}>
        <a
          href={hrefOf('/')}
          className="bs-link"
          style={{ color: look.colors.link, fontWeight: 600 }}
        >
          Vote on the site
        </a>
      </p>
    </>
  )
}

const wordsNode = (text: string): RichTextNode => ({ type: 'text', text, version: 1 })

function drawEmbed(node: RichTextNode, { look, hrefOf }: MailDraw): ReactNode {
  const embed = embedOf(node)
  return (
    embed && (
      <p style={{ margin: '0 0 16px' }}>
        <a
          href={hrefOf(embed.href)}
          className="bs-link"
          style={{ color: look.colors.link, fontWeight: 600 }}
        >
          {providerOf(embed.kind).title}
        </a>
      </p>
    )
  )
}

/** Pixels: the words of a mail are no wider. */
const contentWidth = 520

const pictureNode = z.union([nodeSchemas.image, nodeSchemas['inline-image'], nodeSchemas.drawing])

/** Where a picture stands, for programs that know no grid. */
const places = {
  left: { margin: '0 auto 20px 0', textAlign: 'left' },
  center: { margin: '0 auto 20px', textAlign: 'center' },
  right: { margin: '0 0 20px auto', textAlign: 'right' },
} as const

const asItComes = { margin: '8px 0 20px', textAlign: 'left' } as const

/** A picture, and what stands below it. */
function drawPicture(node: RichTextNode, draw: MailDraw): ReactNode {
  const parsed = pictureNode.safeParse(node)
  const media = parsed.success ? pictureOf(parsed.data, draw.pictures) : null
  if (!parsed.success || !media) {
    return null
  }
  const picture = parsed.data
  const width = Math.min(shownWidth(picture, media.width), contentWidth)
  const side = 'format' in picture ? picture.format : picture.position
  const { margin, textAlign } = Object.hasOwn(places, side)
    ? places[side as keyof typeof places]
    : asItComes
  const { root } = picture.caption
  const isInline = picture.type === 'inline-image'
  const Caption = isInline ? 'span' : 'div'
  const image = (
    // biome-ignore lint/performance/noImgElement: a mail, not a page
    <img
      src={draw.hrefOf(mailCopyUrl(media, width))}
      alt={picture.decorative ? '' : picture.altText || media.alt}
      width={width}
      style={{ display: 'block', width, maxWidth: '100%', height: 'auto', margin }}
    />
  )
  return (
    <>
      {/* Outlook leaves pictures in lines, which stand where the words around them do. */}
      {isInline ? image : <div style={{ textAlign }}>{image}</div>}
      {picture.showCaption && plainText({ root }) !== '' && (
        <Caption
          className="bs-muted"
          style={{ display: 'block', fontSize: 14, color: draw.look.colors.muted }}
        >
          {isInline ? drawLines(root, draw) : draw.children(root)}
        </Caption>
      )}
    </>
  )
}

/** The lines of a text as they may stand inside another line. */
function drawLines({ children = [] }: RichTextNode, draw: MailDraw): ReactNode {
  return children.map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: stored nodes have no ids and never reorder here
    <span key={index} style={{ display: 'block' }}>
      {draw.children(line)}
    </span>
  ))
}
