import type { CSSProperties, ReactNode } from 'react'
import { z } from 'zod'
import { mailCopyUrl } from '@/src/core/email/mail-copy'
import { escapeHtml } from '@/src/core/escape-html'
import type { RichTextNode } from '@/src/core/rich-text'
import type { MailDraw } from '@/src/rich-text/mail/look'
import { pictureOf } from '@/src/rich-text/nodes/image/picture-of'
import { shownWidth } from '@/src/rich-text/nodes/image/shown-width'
import { headerBits, inkOn } from '@/src/rich-text/nodes/table/cell-look'
import { plainText } from '@/src/rich-text/plain-text'
import { nodeSchemas } from '@/src/rich-text/schema'

/** Pixels: the words of a mail are no wider. */
const contentWidth = 520

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
      return <p style={{ margin: '0 0 6px', fontWeight: 700 }}>{draw.children(node)}</p>
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
      return drawEmbed(node, draw)
    default:
      return undefined
  }
}

const monospace: CSSProperties = { fontFamily: 'Menlo, Consolas, monospace', fontSize: '90%' }

function drawTable(node: RichTextNode, draw: MailDraw): ReactNode {
  const isStriped = node.rowStriping === true
  return (
    <table
      cellPadding={0}
      cellSpacing={0}
      border={0}
      data-text-format="cells"
      style={{ width: '100%', margin: '0 0 20px', borderCollapse: 'collapse' }}
    >
      <tbody>
        {(node.children ?? []).map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: stored nodes have no ids and never reorder here
          <tr key={index}>
            {(row.children ?? []).map((cell, at) =>
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
        textAlign: 'start',
        verticalAlign,
        ...(isMarked && { backgroundColor: box }),
        ...(backgroundColor && { backgroundColor, color: inkOn(backgroundColor) }),
      }}
    >
      {draw.children(node)}
    </Cell>
  )
}

const pictureNode = z.union([nodeSchemas.image, nodeSchemas['inline-image'], nodeSchemas.drawing])

/** Where a picture stands, for programs that know no grid. */
const places = { left: '0 auto 20px 0', center: '0 auto 20px', right: '0 0 20px auto' } as const

function drawPicture(node: RichTextNode, draw: MailDraw): ReactNode {
  const parsed = pictureNode.safeParse(node)
  const media = parsed.success ? pictureOf(parsed.data, draw.pictures) : null
  if (!parsed.success || !media) {
    return null
  }
  const picture = parsed.data
  const width = Math.min(shownWidth(picture, media.width), contentWidth)
  const side = 'format' in picture ? picture.format : picture.position
  const margin = Object.hasOwn(places, side) ? places[side as keyof typeof places] : '8px 0 20px'
  const { root } = picture.caption
  const isInline = picture.type === 'inline-image'
  const Caption = isInline ? 'span' : 'div'
  return (
    <>
      {/* biome-ignore lint/performance/noImgElement: a mail, not a page */}
      <img
        src={draw.hrefOf(mailCopyUrl(media, width))}
        alt={picture.decorative ? '' : picture.altText || media.alt}
        width={width}
        style={{ display: 'block', width, maxWidth: '100%', height: 'auto', margin }}
      />
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

function drawCode(node: RichTextNode, { look }: MailDraw): ReactNode {
  const lines = (node.children ?? []).map((child) =>
    child.type === 'linebreak' ? '\n' : String(child.text ?? ''),
  )
  return (
    <pre
      className="bs-cell"
      dir="ltr"
      style={{
        ...monospace,
        margin: '0 0 20px',
        padding: 12,
        border: `1px solid ${look.colors.line}`,
        whiteSpace: 'pre-wrap',
      }}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it is escaped
      dangerouslySetInnerHTML={{ __html: verbatim(lines.join('')) }}
    />
  )
}

/** What fills variables into the whole mail finds none here, and programs read the letter all the same. */
const verbatim = (text: string) => escapeHtml(text).replaceAll('{', '&#123;')

/** Nobody can vote in a mail: the question with its answers, and the way to the site. */
function drawPoll(node: RichTextNode, { look, hrefOf }: MailDraw): ReactNode {
  const parsed = nodeSchemas.poll.safeParse(node)
  if (!parsed.success) {
    return null
  }
  const { question, options } = parsed.data
  return (
    <>
      <p style={{ margin: '0 0 8px', fontWeight: 700 }}>{question}</p>
      <ul style={{ margin: '0 0 8px', padding: 0, paddingInlineStart: 24 }}>
        {options.map(({ uid, text }) => (
          <li key={uid} dir="auto" style={{ margin: '0 0 6px' }}>
            {text}
          </li>
        ))}
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

function drawEmbed(node: RichTextNode, { look, hrefOf }: MailDraw): ReactNode {
  const target = embedTarget(node)
  return (
    target && (
      <p style={{ margin: '0 0 16px' }}>
        <a
          href={hrefOf(target.href)}
          className="bs-link"
          style={{ color: look.colors.link, fontWeight: 600 }}
        >
          {target.label}
        </a>
      </p>
    )
  )
}

function embedTarget(node: RichTextNode): { href: string; label: string } | null {
  const { youtube, tweet, figma } = nodeSchemas
  const film = youtube.safeParse(node)
  if (film.success) {
    return { href: `https://www.youtube.com/watch?v=${film.data.videoID}`, label: 'Watch the film' }
  }
  const post = tweet.safeParse(node)
  if (post.success) {
    return { href: `https://x.com/i/status/${post.data.id}`, label: 'See the post' }
  }
  const file = figma.safeParse(node)
  return file.success
    ? { href: `https://www.figma.com/file/${file.data.documentID}`, label: 'See the design' }
    : null
}
