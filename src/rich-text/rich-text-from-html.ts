import { DomUtils, parseDocument } from 'htmlparser2'
import { limits } from '@/src/core/limits'
import type { RichTextDoc, RichTextNode } from '@/src/core/rich-text'
import { cutText } from '@/src/core/text'
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

/** Ids in the media library, by the `src` of a picture. */
type Pictures = ReadonlyMap<string, string>

/**
 * Reads simple HTML (paragraphs, headings, lists, quotes, links, marks) as a rich text; keeps all words, and those
 * pictures that are in the media library.
 */
export function richTextFromHtml(html: string, pictures: Pictures = new Map()): RichTextDoc {
  const children = blocksOf(parseDocument(html).children, pictures)
  return sanitizeRichText({ root: { ...element, type: 'root', children } })
}

function blocksOf(nodes: readonly ChildNode[], pictures: Pictures): RichTextNode[] {
  const blocks: RichTextNode[] = []
  let line: RichTextNode[] = []
  const endLine = () => {
    if (line.some(({ type, text }) => type !== 'text' || String(text).trim() !== '')) {
      blocks.push(paragraphOf(line))
    }
    line = []
  }
  for (const node of nodes) {
    const block = isTag(node) ? blockOf(node, pictures) : null
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
function blockOf(node: Element, pictures: Pictures): RichTextNode[] | null {
  if (headings.has(node.name)) {
    const heading = { ...element, type: 'heading', tag: node.name, children: wordsOf(node) }
    return withPictures(heading, node, pictures)
  }
  switch (node.name) {
    case 'p':
      return withPictures(paragraphOf(wordsOf(node)), node, pictures)
    case 'ul':
    case 'ol':
      return withPictures(listOf(node), node, pictures)
    case 'blockquote':
      return blocksOf(node.children, pictures).map((block) =>
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
      return blocksOf(node.children, pictures)
    default:
      // A line with a picture, or one that leads somewhere, is a paragraph of its own.
      return picturesIn(node, pictures).length > 0
        ? withPictures(paragraphOf(wordsOf(node)), node, pictures)
        : null
  }
}

/** Pictures within a paragraph or a list stand behind it; one that held nothing else is none. */
function withPictures(block: RichTextNode, node: Element, pictures: Pictures): RichTextNode[] {
  const inside = picturesIn(node, pictures)
  return inside.length > 0 && !hasWords(node) ? inside : [block, ...inside]
}

const hasWords = (node: Element): boolean => DomUtils.textContent(node).trim() !== ''

function picturesIn(node: Element, pictures: Pictures): RichTextNode[] {
  if (pictures.size === 0) {
    return []
  }
  return DomUtils.getElementsByTagName('img', node).flatMap(({ attribs }) => {
    const mediaId = pictures.get(attribs.src?.trim() ?? '')
    return mediaId === undefined
      ? []
      : [
          {
            type: 'image',
            version: 1,
            mediaId,
            altText: cutText(attribs.alt ?? '', limits.upload.altMax),
          },
        ]
  })
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
