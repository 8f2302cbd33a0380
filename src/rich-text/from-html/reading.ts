import type { RichTextNode } from '@/src/core/rich-text'
import type { HtmlElement, HtmlNode } from '@/src/rich-text/from-html/parse-html'

/** What is known of the place where HTML is read. */
export type Reading = {
  /** Ids in the media library, by the `src` of a picture. */
  pictures: ReadonlyMap<string, string>
  /** Of all words here, as bits. */
  format: number
  /** Whether ends of rows in the source mean something, as in poems. */
  keepsRows: boolean
  /** In a table there is no other one, and what opens stands open. */
  isInTable: boolean
  /** How many things that open and close are around. */
  folds: number
  /** The blocks that some nodes are. */
  blocks: (nodes: readonly HtmlNode[], reading: Reading) => RichTextNode[]
  /** The blocks that an element is; null for what stands within a line. */
  block: (node: HtmlElement, reading: Reading) => RichTextNode[] | null
}

const element = { direction: null, format: '', indent: 0, version: 1 } as const

/** An element as the editor writes it. */
export function elementNode(
  type: string,
  children: RichTextNode[],
  own: Readonly<Record<string, unknown>> = {},
): RichTextNode {
  return { ...element, type, ...own, children }
}

export function paragraphNode(children: RichTextNode[], format = ''): RichTextNode {
  return elementNode('paragraph', children, { format, textFormat: 0, textStyle: '' })
}

export const textNode = (text: string, format = 0): RichTextNode => ({
  type: 'text',
  text,
  detail: 0,
  format,
  mode: 'normal',
  style: '',
  version: 1,
})

export const lineBreak = (): RichTextNode => ({ type: 'linebreak', version: 1 })

/** A line of its own that leads somewhere. */
export const linkLine = (words: string, url: string): RichTextNode =>
  paragraphNode([elementNode('link', [textNode(words)], { url })])

/** Adds many: as arguments of one call they would be too many. */
export function addAll<Item>(target: Item[], items: readonly Item[]): void {
  for (const item of items) {
    target.push(item)
  }
}
