import { type CSSProperties, Fragment, type ReactNode } from 'react'
import type { RichTextNode } from '@/src/core/rich-text'
import type { MailDraw } from '@/src/rich-text/mail/look'
import { chosenLook } from '@/src/rich-text/mail/text-look'
import { textFormat } from '@/src/rich-text/nodes/text/text-format'
import { nodeSchemas } from '@/src/rich-text/schema'

/** What stands in a line; undefined for what does not, null for what cannot be read. */
export function drawInline(node: RichTextNode, draw: MailDraw): ReactNode | undefined {
  switch (node.type) {
    case 'linebreak':
      return <br />
    case 'text':
    case 'tab':
    case 'keyword':
      return drawText(node, draw)
    case 'link':
    case 'autolink':
      return drawLink(node, draw)
    default:
      return undefined
  }
}

function drawLink(node: RichTextNode, draw: MailDraw): ReactNode {
  const parsed = nodeSchemas.link.safeParse(node)
  return parsed.success && !parsed.data.isUnlinked ? (
    <a
      href={draw.hrefOf(parsed.data.url)}
      className="bs-link"
      style={{ color: draw.look.colors.link, textDecoration: 'underline' }}
    >
      {draw.children(node)}
    </a>
  ) : (
    draw.children(node)
  )
}

function drawText(node: RichTextNode, { look }: MailDraw): ReactNode {
  const parsed = nodeSchemas.text.safeParse({ ...node, type: 'text' })
  if (!parsed.success) {
    return null
  }
  const { format, text, style: chosen } = parsed.data
  const has = (bit: number) => (format & bit) !== 0
  const { className, style: own } = chosenLook(chosen, look)
  const style = { ...textStyle(has), ...own }
  let drawn: ReactNode = withLines(text)
  if (has(textFormat.code)) {
    drawn = (
      <code style={{ fontFamily: 'Menlo, Consolas, monospace', fontSize: '90%' }}>{drawn}</code>
    )
  }
  if (has(textFormat.subscript)) {
    drawn = <sub>{drawn}</sub>
  }
  if (has(textFormat.superscript)) {
    drawn = <sup>{drawn}</sup>
  }
  if (Object.keys(style).length > 0) {
    drawn = (
      <span className={className} style={style}>
        {drawn}
      </span>
    )
  }
  if (has(textFormat.highlight)) {
    drawn = (
      <span className="bs-box" style={{ backgroundColor: look.colors.box, padding: '0 3px' }}>
        {drawn}
      </span>
    )
  }
  if (has(textFormat.italic)) {
    drawn = <em>{drawn}</em>
  }
  return has(textFormat.bold) ? <strong>{drawn}</strong> : drawn
}

/** What stands for a variable may have several lines. */
function withLines(text: string): ReactNode {
  const lines = text.split('\n')
  return lines.length === 1
    ? text
    : lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of one text never move
        <Fragment key={index}>
          {index > 0 && <br />}
          {line}
        </Fragment>
      ))
}

function textStyle(has: (bit: number) => boolean): CSSProperties {
  const lines = [
    has(textFormat.underline) && 'underline',
    has(textFormat.strikethrough) && 'line-through',
  ].filter(Boolean)
  const letters = (['uppercase', 'lowercase', 'capitalize'] as const).find((name) =>
    has(textFormat[name]),
  )
  return {
    ...(lines.length > 0 && { textDecoration: lines.join(' ') }),
    ...(letters && { textTransform: letters }),
  }
}
