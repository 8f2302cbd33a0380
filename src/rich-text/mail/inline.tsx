import { type CSSProperties, Fragment, type ReactNode } from 'react'
import { mailFont, themeVariables } from '@/src/core/email/mail-theme'
import type { RichTextNode } from '@/src/core/rich-text'
import { contrast, isDark, mix } from '@/src/core/theme/color'
import type { MailDraw, MailTextStyle } from '@/src/rich-text/mail/mail-text-style'
import { textFormat } from '@/src/rich-text/nodes/text/text-format'
import { fontFamilyOf, readTextStyle } from '@/src/rich-text/nodes/text/text-style'
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
  const { className, style: own } = chosenStyle(chosen, look)
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

type Look = { style: CSSProperties; className?: string }

/** About what dark mail programs put behind words, and how much of a colour must stand out on it. */
const darkGround = '#17171a'
const leastContrast = 3

/**
 * Font, size and colours that the artist chose for some words. Mail programs know no variables, and old
 * ones no colours that let through. Words on a ground of their own keep their colour in the dark, where
 * that ground stays; words that would be lost there take the mail's.
 */
function chosenStyle(css: string, { colors }: MailTextStyle): Look {
  const read = readTextStyle(css)
  const ground = solid(read['background-color'], colors, colors.card)
  const color = solid(read.color, colors, ground ?? colors.card) ?? (ground && colors.text)
  const family = read['font-family'] && fontFamilyOf(read['font-family'])
  const isLost =
    color && !ground && !isDark(colors.card) && contrast(color, darkGround) < leastContrast
  return {
    className: isLost ? 'bs-text' : undefined,
    style: {
      ...(family && { fontFamily: mailFont(family) }),
      ...(read['font-size'] && { fontSize: read['font-size'], lineHeight: 1.3 }),
      ...(color && { color }),
      ...(ground && { backgroundColor: ground }),
    },
  }
}

/** `#rrggbb` of a stored colour as it is seen on a ground; undefined for none. */
function solid(
  value: string | undefined,
  colors: MailTextStyle['colors'],
  ground: string,
): string | undefined {
  if (!value) {
    return undefined
  }
  const variable = /^var\((--[\w-]+)\)$/i.exec(value)?.[1]
  const known = variable && themeVariables(colors)[variable.toLowerCase()]
  if (known) {
    return known
  }
  const [red, green, blue, alpha] = channelsOf(value)
  const hex = [red, green, blue]
    .map((channel) => Math.round(Math.min(channel, 255)).toString(16).padStart(2, '0'))
    .join('')
  return alpha < 1 ? mix(`#${hex}`, alpha, ground) : `#${hex}`
}

/** Of `#rgb`, `#rgba`, `#rrggbb`, `#rrggbbaa`, `rgb()` and `rgba()`: 0–255, the last one 0–1. */
function channelsOf(value: string): [number, number, number, number] {
  if (value.startsWith('#')) {
    const digits = value.slice(1)
    const isShort = digits.length < 5
    const pairs = isShort ? [...digits].map((digit) => digit + digit) : (digits.match(/../g) ?? [])
    const [red = 0, green = 0, blue = 0, alpha = 255] = pairs.map((pair) =>
      Number.parseInt(pair, 16),
    )
    return [red, green, blue, alpha / 255]
  }
  const parts = value.slice(value.indexOf('(') + 1, -1).split(',')
  const channel = (index: number) => share(parts[index] ?? '0', 255)
  return [channel(0), channel(1), channel(2), parts[3] ? Math.min(share(parts[3], 1), 1) : 1]
}

function share(part: string, whole: number): number {
  const number = Number.parseFloat(part)
  return part.includes('%') ? (number / 100) * whole : number
}
