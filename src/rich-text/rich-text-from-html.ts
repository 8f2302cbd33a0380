import { DomUtils, parseDocument } from 'htmlparser2'
import type { RichTextDoc, RichTextNode } from '@/src/core/rich-text'
import { textFormat } from '@/src/rich-text/nodes/text/text-format'
import { sanitizeRichText } from '@/src/rich-text/schema'

const { isTag, isText } = DomUtils
type ChildNode = ReturnType<typeof parseDocument>['children'][number]
type Element = Extract<ChildNode, { attribs: unknown }>

const element = { direction: null, format: '', indent: 0, version: 1 } as const

/** What an element says of the words inside, as bits of their format. */
const formats: Readonly<Record<string, number>> = {
  b: textFormat.bold,
  strong: textFormat.bold,
  i: textFormat.italic,
  em: textFormat.italic,
  u: textFormat.underline,
  s: textFormat.strikethrough,
  code: textFormat.code,
}

const headings = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'])

/** Reads simple HTML (paragraphs, headings, lists, quotes, links, marks) as a rich text; keeps all words. */
export function richTextFromHtml(html: string): RichTextDoc {
  const children = blocksOf(parseDocument(html).children)
  return sanitizeRichText({ root: { ...element, type: 'root', children } })
}

function blocksOf(nodes: readonly ChildNode[]): RichTextNode[] {
  const blocks: RichTextNode[] = []
  let line: RichTextNode[] = []
  const endLine = () => {
    if (line.some(({ type, text }) => type !== 'text' || String(text).trim() !== '')) {
      blocks.push(paragraphOf(line))
    }
    line = []
  }
  for (const node of nodes) {
    const block = isTag(node) ? blockOf(node) : null
    if (block) {
      endLine()
      blocks.push(...block)
    } else {
      line.push(...inlineOf(node, 0))
    }
  }
  endLine()
  return blocks
}

/** Null for what stands within a line. */
function blockOf(node: Element): RichTextNode[] | null {
  if (headings.has(node.name)) {
    return [{ ...element, type: 'heading', tag: node.name, children: wordsOf(node) }]
  }
  switch (node.name) {
    case 'p':
      return [paragraphOf(wordsOf(node))]
    case 'ul':
    case 'ol':
      return [listOf(node)]
    case 'blockquote':
      return blocksOf(node.children).map((block) =>
        block.type === 'paragraph'
          ? { ...element, type: 'quote', children: block.children ?? [] }
          : block,
      )
    case 'hr':
      return [{ type: 'horizontalrule', version: 1 }]
    case 'div':
    case 'section':
    case 'article':
    case 'main':
    case 'figure':
    case 'figcaption':
    case 'table':
    case 'tbody':
    case 'thead':
    case 'tr':
      return blocksOf(node.children)
    default:
      return null
  }
}

function paragraphOf(children: RichTextNode[]): RichTextNode {
  return { ...element, type: 'paragraph', children, textFormat: 0, textStyle: '' }
}

function listOf(node: Element): RichTextNode {
  const isNumbered = node.name === 'ol'
  const items = node.children.filter(isTag).map((item, index) => ({
    ...element,
    type: 'listitem',
    value: index + 1,
    children: wordsOf(item),
  }))
  return {
    ...element,
    type: 'list',
    listType: isNumbered ? 'number' : 'bullet',
    start: 1,
    tag: isNumbered ? 'ol' : 'ul',
    children: items,
  }
}

function wordsOf(node: Element): RichTextNode[] {
  return node.children.flatMap((child) => inlineOf(child, 0))
}

function inlineOf(node: ChildNode, format: number): RichTextNode[] {
  if (isText(node)) {
    const text = node.data.replace(/\s+/g, ' ')
    return text === ''
      ? []
      : [{ type: 'text', text, detail: 0, format, mode: 'normal', style: '', version: 1 }]
  }
  if (!isTag(node) || node.name === 'script' || node.name === 'style') {
    return []
  }
  if (node.name === 'br') {
    return [{ type: 'linebreak', version: 1 }]
  }
  const inner = node.children.flatMap((child) =>
    inlineOf(child, format | (formats[node.name] ?? 0)),
  )
  return node.name === 'a' && node.attribs.href
    ? [{ ...element, type: 'link', url: node.attribs.href, children: inner }]
    : inner
}
