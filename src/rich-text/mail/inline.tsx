import { type CSSProperties, Fragment, type ReactNode } from 'react'
import type { RichTextNode } from '@/src/core/rich-text'
import type { MailDraw, MailTextLook } from '@/src/rich-text/mail/look'
import { textFormat } from '@/src/rich-text/nodes/text/schema'
import { readTextStyle } from '@/src/rich-text/nodes/text/text-style'
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
  return parsed.success ? (
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
  const style = { ...textStyle(has, look.colors.line), ...chosenStyle(chosen, look) }
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
    drawn = <span style={style}>{drawn}</span>
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

function textStyle(has: (bit: number) => boolean, line: string): CSSProperties {
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
    ...(has(textFormat.highlight) && { borderBottom: `2px solid ${line}`, fontWeight: 600 }),
  }
}

/** Font, size and colours that the artist chose for some words. Mail programs know no variables. */
function chosenStyle(css: string, { colors }: MailTextLook): CSSProperties {
  const known: Readonly<Record<string, string>> = {
    'var(--color-text)': colors.text,
    'var(--color-primary)': colors.primary,
    'var(--accent-text)': colors.link,
  }
  const read = readTextStyle(css)
  const color = (name: string) => {
    const value = read[name] ?? ''
    return value.startsWith('var(') ? known[value] : value
  }
  return {
    ...(read['font-family'] && { fontFamily: read['font-family'].replaceAll("'", '') }),
    ...(read['font-size'] && { fontSize: read['font-size'] }),
    ...(color('color') && { color: color('color') }),
    ...(color('background-color') && { backgroundColor: color('background-color') }),
  }
}
