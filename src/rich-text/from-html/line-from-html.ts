import { DomUtils } from 'htmlparser2'
import type { RichTextNode } from '@/src/core/rich-text'
import { blank, safeUrl } from '@/src/core/urls/safe-url'
import type { HtmlElement, HtmlNode } from '@/src/rich-text/from-html/parse-html'
import {
  addAll,
  elementNode,
  lineBreak,
  type Reading,
  textNode,
} from '@/src/rich-text/from-html/reading'
import { textFormat } from '@/src/rich-text/nodes/text/text-format'

const { isTag, isText } = DomUtils

/** What an element says of the words inside, as bits of their format. */
const formats: Readonly<Record<string, number>> = {
  b: textFormat.bold,
  strong: textFormat.bold,
  dt: textFormat.bold,
  i: textFormat.italic,
  em: textFormat.italic,
  cite: textFormat.italic,
  dfn: textFormat.italic,
  var: textFormat.italic,
  u: textFormat.underline,
  ins: textFormat.underline,
  s: textFormat.strikethrough,
  strike: textFormat.strikethrough,
  del: textFormat.strikethrough,
  code: textFormat.code,
  kbd: textFormat.code,
  samp: textFormat.code,
  tt: textFormat.code,
  sub: textFormat.subscript,
  sup: textFormat.superscript,
  mark: textFormat.highlight,
}

/** Editors also write formats as styles. */
const styled: readonly (readonly [style: RegExp, bit: number])[] = [
  [/font-weight:\s*(?:bold|[6-9]00)/i, textFormat.bold],
  [/font-style:\s*italic/i, textFormat.italic],
  [/text-decoration[^;]*:[^;]*underline/i, textFormat.underline],
  [/text-decoration[^;]*:[^;]*line-through/i, textFormat.strikethrough],
]

/** The format of words in an element that stands where others have `format`. */
export function formatIn(node: HtmlElement, format: number): number {
  const { style = '' } = node.attribs
  // What Google Docs copies stands in a <b> that is not bold.
  const own = /font-weight:\s*(?:normal|400)/i.test(style) ? 0 : (formats[node.name] ?? 0)
  return styled.reduce(
    (all, [pattern, bit]) => (style !== '' && pattern.test(style) ? all | bit : all),
    format | own,
  )
}

/** A line of words, and what stood in it that is none: pictures, players, tables. They come behind it. */
export type Line = { words: RichTextNode[]; behind: RichTextNode[] }

export function lineOf(nodes: readonly HtmlNode[], reading: Reading): Line {
  const line: Line = { words: [], behind: [] }
  for (const node of nodes) {
    addTo(line, node, reading)
  }
  return { words: tidyWords(line.words), behind: line.behind }
}

/** Blocks that are lines of words: within another line they become rows of it. */
const lineLike = new Set(['paragraph', 'heading', 'quote'])

function addTo(line: Line, node: HtmlNode, reading: Reading): void {
  if (isText(node)) {
    const rows = reading.keepsRows ? node.data.split(/\r?\n/) : [node.data]
    for (const [at, row] of rows.entries()) {
      line.words.push(...(at > 0 ? [lineBreak()] : []), textNode(row, reading.format))
    }
    return
  }
  if (!isTag(node)) {
    return
  }
  if (node.name === 'br') {
    line.words.push(lineBreak())
    return
  }
  const blocks = reading.block(node, reading)
  if (blocks) {
    for (const block of blocks) {
      if (lineLike.has(block.type)) {
        addAll(line.words, [...rowEnd(line), ...(block.children ?? []), lineBreak()])
      } else {
        line.behind.push(block)
      }
    }
    return
  }
  const inner: Line = { words: [], behind: line.behind }
  for (const child of node.children) {
    addTo(inner, child, { ...reading, format: formatIn(node, reading.format) })
  }
  const url = node.name === 'a' ? safeUrl(node.attribs.href ?? '') : blank
  const isLink = url !== blank && url !== '' && wordsIn(inner.words)
  addAll(
    line.words,
    isLink ? [elementNode('link', joinWords(withoutLinks(inner.words)), { url })] : inner.words,
  )
}

const rowEnd = ({ words }: Line): RichTextNode[] => (isRowEnd(words.at(-1)) ? [] : [lineBreak()])

/** Links hold no others. */
const withoutLinks = (nodes: readonly RichTextNode[]): RichTextNode[] =>
  nodes.flatMap((node) => (node.type === 'link' ? (node.children ?? []) : [node]))

/** Whether there is anything to read in a line. */
export const wordsIn = (nodes: readonly RichTextNode[]): boolean =>
  nodes.some(({ type, text }) => (type === 'text' ? String(text).trim() !== '' : type === 'link'))

/** Words of one format as one node, with single spaces. */
function joinWords(nodes: readonly RichTextNode[]): RichTextNode[] {
  const runs: RichTextNode[][] = []
  for (const node of nodes) {
    const last = runs.at(-1)?.[0]
    if (node.type === 'text' && last?.type === 'text' && last.format === node.format) {
      runs.at(-1)?.push(node)
    } else {
      runs.push([node])
    }
  }
  return runs.flatMap((run) => {
    const [first] = run
    if (first?.type !== 'text') {
      return run
    }
    const text = run
      .map((node) => node.text)
      .join('')
      .replace(/\s+/g, ' ')
    return text === '' ? [] : [textNode(text, Number(first.format))]
  })
}

/** As {@link joinWords}, without space at the ends of rows and without empty rows at both ends. */
export function tidyWords(nodes: readonly RichTextNode[]): RichTextNode[] {
  const joined = joinWords(nodes)
  const spaced = joined.flatMap((node, at) => {
    if (node.type !== 'text') {
      return [node]
    }
    let text = String(node.text)
    text = isRowEnd(joined[at - 1]) || endsInSpace(joined[at - 1]) ? text.trimStart() : text
    text = isRowEnd(joined[at + 1]) ? text.trimEnd() : text
    return text === '' ? [] : [textNode(text, Number(node.format))]
  })
  const isWord = (node: RichTextNode) => node.type !== 'linebreak'
  const first = spaced.findIndex(isWord)
  return first < 0 ? [] : spaced.slice(first, spaced.findLastIndex(isWord) + 1)
}

const endsInSpace = (node: RichTextNode | undefined): boolean =>
  node?.type === 'link'
    ? endsInSpace(node.children?.at(-1))
    : String(node?.text ?? '').endsWith(' ')

const isRowEnd = (node: RichTextNode | undefined): boolean =>
  node === undefined || node.type === 'linebreak'
