import type { RichTextNode } from '@/src/core/rich-text'
import { contrast } from '@/src/core/theme/color'
import { type CssVariables, neededContrast } from '@/src/core/theme/css-variables'
import { flattenColour } from '@/src/core/theme/flatten-colour'
import { inkOn, isCellColor } from '@/src/rich-text/nodes/table/cell-style'
import { packedCells } from '@/src/rich-text/nodes/table/packed-cells'
import { textFormat } from '@/src/rich-text/nodes/text/text-format'
import { readTextStyle } from '@/src/rich-text/nodes/text/text-style'

/** WCAG AA asks less of large letters: 18 points, or 14 if they are bold. */
const neededForLarge = 3
const largePx = 24
const largeBoldPx = 18.66
const largeHeadings = new Set(['h1', 'h2'])

/** What words stand on, and what the site's colours are there. */
export type Ground = { color: string; tones: CssVariables }

export type WeakText = { ratio: number; needed: number }

type Around = Ground & {
  /** Of words without a colour of their own. */
  ink: string
  isLarge: boolean
}

/** The words of a text that are hardest to read in colours that somebody gave them; null for none. */
export function weakestText(root: RichTextNode, ground: Ground): WeakText | null {
  const ink = String(ground.tones['--color-text'])
  const found = weakIn(root, { ...ground, ink, isLarge: false })
  return found.toSorted((a, b) => a.ratio / a.needed - b.ratio / b.needed)[0] ?? null
}

/** Whether a text has words in the colour that words have around it, on what it stands on. */
export function hasInheritedText(node: RichTextNode): boolean {
  if (typeof node?.text === 'string') {
    const { color, 'background-color': background } = readTextStyle(String(node.style ?? ''))
    return node.text.trim() !== '' && !color && !background
  }
  return (
    !isCellColor(String(node?.backgroundColor ?? '')) &&
    (hasPlainCell(node) || (Array.isArray(node?.children) && node.children.some(hasInheritedText)))
  )
}

/** Packed cells with words on the table's own ground. */
function hasPlainCell(node: RichTextNode): boolean {
  return (packedCells(node) ?? []).some((cell) =>
    typeof cell === 'string'
      ? cell.trim() !== ''
      : cell !== null && !cell.backgroundColor && cell.text.trim() !== '',
  )
}

function weakIn(node: RichTextNode, around: Around): WeakText[] {
  if (typeof node?.style === 'string' && typeof node.text === 'string') {
    return node.text.trim() === '' ? [] : weakText(node, readTextStyle(node.style), around)
  }
  const cell = typeof node?.backgroundColor === 'string' ? node.backgroundColor : ''
  const inside = {
    ...around,
    ...(isCellColor(cell) && {
      color: flattenColour(cell, around.color) ?? around.color,
      ink: inkOn(cell),
    }),
    ...(node?.type === 'heading' && { isLarge: largeHeadings.has(String(node.tag)) }),
  }
  return Array.isArray(node?.children)
    ? node.children.flatMap((child) => weakIn(child, inside))
    : []
}

function weakText(
  node: RichTextNode,
  { color, 'background-color': background, 'font-size': size }: Readonly<Record<string, string>>,
  { color: ground, tones, ink, isLarge }: Around,
): WeakText[] {
  const behind = background ? flattenColour(background, ground, tones) : ground
  const words = behind && flattenColour(color ?? ink, behind, tones)
  if ((!color && !background) || !behind || !words) {
    return []
  }
  const isBold = (Number(node.format) & textFormat.bold) !== 0
  const px = size && Number.parseFloat(size)
  const needed = (px ? px >= (isBold ? largeBoldPx : largePx) : isLarge)
    ? neededForLarge
    : neededContrast
  const ratio = contrast(words, behind)
  return ratio < needed ? [{ ratio, needed }] : []
}
