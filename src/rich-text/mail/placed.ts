import type { RichTextNode } from '@/src/core/rich-text'
import { directionOf, endOf, startOf, type TextDirection } from '@/src/core/text/text-direction'
import type { MailAlign } from '@/src/rich-text/mail/mail-text-style'
import type { ElementProps } from '@/src/rich-text/node-kit'

export type Placed = {
  dir: TextDirection
  /** Where its lines begin. */
  start: 'left' | 'right'
  /** Only what is other than around it. */
  style: { textAlign?: 'left' | 'center' | 'right' | 'justify' }
}

/**
 * On which side words stand. Most mail programs know neither where a line begins nor ends, so their first
 * letter decides it here.
 */
export function placed(node: RichTextNode, align: MailAlign, props?: ElementProps): Placed {
  const { direction = null, format = '' } = props ?? {}
  const dir = direction === null || direction === 'auto' ? directionOf(wordsOf(node)) : direction
  const start = startOf(dir)
  switch (format) {
    case '':
      return { dir, start, style: align === 'left' && start !== align ? { textAlign: start } : {} }
    case 'start':
      return { dir, start, style: { textAlign: start } }
    case 'end':
      return { dir, start, style: { textAlign: endOf(dir) } }
    default:
      return { dir, start, style: { textAlign: format } }
  }
}

/** A margin that sets something in from where its lines begin, all in pixels. */
export function marginOf(
  start: 'left' | 'right',
  { above = 0, below, inset }: { above?: number; below: number; inset: number },
): string {
  const pixels = (px: number) => (px === 0 ? '0' : `${px}px`)
  const [right, left] = start === 'left' ? [0, inset] : [inset, 0]
  return inset === 0
    ? `${pixels(above)} 0 ${below}px`
    : [above, right, below, left].map(pixels).join(' ')
}

const tag = /\{\{[^{}]*\}\}/g

/** Without what variables are called, and without code, which always runs to the right. */
function wordsOf(node: RichTextNode): string {
  if (node.type === 'code' || node.type === 'equation') {
    return ''
  }
  const own = typeof node.text === 'string' ? node.text.replace(tag, '') : ''
  return [own, ...(node.children ?? []).map(wordsOf)].join('')
}
