import type { ReactNode } from 'react'
import type { NodeRender } from '@/src/rich-text/node-kit'
import { type TextNode, textFormat } from '@/src/rich-text/nodes/text/schema'
import styles from '@/src/rich-text/rich-text.module.css'

/** Innermost first: the same elements that Lexical draws for these formats. */
export const Text: NodeRender<TextNode> = ({ node }) => {
  const has = (bit: number) => (node.format & bit) !== 0
  const className = classOf(has)

  let drawn: ReactNode = node.text
  if (has(textFormat.code)) {
    drawn = <code className={styles.code}>{drawn}</code>
  }
  if (has(textFormat.highlight)) {
    drawn = <mark className={styles.highlight}>{drawn}</mark>
  }
  if (has(textFormat.subscript)) {
    drawn = <sub>{drawn}</sub>
  }
  if (has(textFormat.superscript)) {
    drawn = <sup>{drawn}</sup>
  }
  if (className) {
    drawn = <span className={className}>{drawn}</span>
  }
  if (has(textFormat.italic)) {
    drawn = <em>{drawn}</em>
  }
  return has(textFormat.bold) ? <strong>{drawn}</strong> : drawn
}

function classOf(has: (bit: number) => boolean): string {
  const { underline, strikethrough, lowercase, uppercase, capitalize } = textFormat
  const line =
    has(underline) && has(strikethrough)
      ? styles.underlineStrikethrough
      : (has(underline) && styles.underline) || (has(strikethrough) && styles.strikethrough)
  const letters =
    (has(uppercase) && styles.uppercase) ||
    (has(lowercase) && styles.lowercase) ||
    (has(capitalize) && styles.capitalize)
  return [line, letters].filter(Boolean).join(' ')
}
