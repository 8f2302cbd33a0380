import { type CSSProperties, createElement, type ReactNode } from 'react'
import type { NodeRender } from '@/src/rich-text/node-kit'
import keywordStyles from '@/src/rich-text/nodes/keyword/keyword.module.css'
import type { KeywordNode, TextNode } from '@/src/rich-text/nodes/text/schema'
import { textFormat } from '@/src/rich-text/nodes/text/text-format'
import { readTextStyle } from '@/src/rich-text/nodes/text/text-style'
import styles from '@/src/rich-text/rich-text.module.css'

/**
 * The same elements that Lexical draws for these formats, so that sizes multiply alike: one outside
 * for what the words are, one inside for how they look, the style on the outer one.
 */
export const Text: NodeRender<TextNode> = ({ node, isPlain }) => {
  const has = (bit: number) => (node.format & bit) !== 0
  const style = styleOf(node.style)
  const outer = outerTag(has)
  const isBold = has(textFormat.bold)
  const inner = isBold ? 'strong' : has(textFormat.italic) ? 'em' : 'span'
  const words = isBold && has(textFormat.italic) ? <em>{node.text}</em> : node.text
  const own = { className: classOf(has) || undefined, ...(!outer && style && { style }) }
  const isBare = inner === 'span' && !own.className && !('style' in own)
  const drawn: ReactNode = isBare ? words : createElement(inner, own, words)
  const whole = outer ? createElement(outer, style && { style }, drawn) : drawn
  return isPlain ? withLines(whole, has) : whole
}

type Has = (bit: number) => boolean

/** Without our styles the elements say it. */
function withLines(words: ReactNode, has: Has): ReactNode {
  const struck = has(textFormat.strikethrough) ? <s>{words}</s> : words
  return has(textFormat.underline) ? <u>{struck}</u> : struck
}

function outerTag(has: Has): 'code' | 'mark' | 'sub' | 'sup' | null {
  if (has(textFormat.code)) {
    return 'code'
  }
  if (has(textFormat.highlight)) {
    return 'mark'
  }
  if (has(textFormat.subscript)) {
    return 'sub'
  }
  return has(textFormat.superscript) ? 'sup' : null
}

function classOf(has: Has): string {
  const { underline, strikethrough, lowercase, uppercase, capitalize } = textFormat
  const line =
    has(underline) && has(strikethrough)
      ? styles.underlineStrikethrough
      : (has(underline) && styles.underline) || (has(strikethrough) && styles.strikethrough)
  const letters =
    (has(uppercase) && styles.uppercase) ||
    (has(lowercase) && styles.lowercase) ||
    (has(capitalize) && styles.capitalize)
  return [
    line,
    letters,
    has(textFormat.code) && styles.code,
    has(textFormat.highlight) && styles.highlight,
    has(textFormat.subscript) && styles.subscript,
    has(textFormat.superscript) && styles.superscript,
  ]
    .filter(Boolean)
    .join(' ')
}

const reactNames = {
  'font-family': 'fontFamily',
  'font-size': 'fontSize',
  color: 'color',
  'background-color': 'backgroundColor',
} as const

function styleOf(css: string): CSSProperties | undefined {
  const entries = Object.entries(readTextStyle(css))
  return entries.length === 0
    ? undefined
    : Object.fromEntries(
        entries.map(([name, value]) => [reactNames[name as keyof typeof reactNames], value]),
      )
}

export const Keyword: NodeRender<KeywordNode> = ({ node, ...rest }) => (
  <span className={keywordStyles.keyword}>
    <Text {...rest} node={{ ...node, type: 'text' }} />
  </span>
)
