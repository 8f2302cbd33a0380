import { DomUtils } from 'htmlparser2'
import { limits } from '@/src/core/limits'
import type { RichTextDoc, RichTextNode } from '@/src/core/rich-text'
import { cutText } from '@/src/core/text'
import { codeOf, isPoem } from '@/src/rich-text/from-html/code-from-html'
import { frameOf, playerOf } from '@/src/rich-text/from-html/frame-from-html'
import { formatIn, lineOf, wordsIn } from '@/src/rich-text/from-html/line-from-html'
import { listOf } from '@/src/rich-text/from-html/list-from-html'
import {
  classesOf,
  type HtmlElement,
  type HtmlNode,
  hasWords,
  parseHtml,
} from '@/src/rich-text/from-html/parse-html'
import { addAll, elementNode, paragraphNode, type Reading } from '@/src/rich-text/from-html/reading'
import { linesOfTable, tableOf } from '@/src/rich-text/from-html/table-from-html'
import { sanitizeRichText } from '@/src/rich-text/schema'

const { isTag } = DomUtils

/** What opens stands open in so many others: deeper nodes of a document are cut. */
const foldsMax = 3

/**
 * Reads HTML as a rich text: what our documents have is kept, and of all else the words. Frames become what we can embed,
 * or links, and so do players. Of pictures those are kept that are in the media library.
 *
 * @param pictures ids in the media library, by the `src` of a picture
 */
export function richTextFromHtml(
  html: string,
  pictures: ReadonlyMap<string, string> = new Map(),
): RichTextDoc {
  const children = blocksOf(parseHtml(html), {
    ...{ pictures, format: 0, keepsRows: false, isInTable: false, folds: 0 },
    ...{ blocks: blocksOf, block: blockOf },
  })
  return sanitizeRichText({ root: elementNode('root', children) })
}

function blocksOf(nodes: readonly HtmlNode[], reading: Reading): RichTextNode[] {
  const blocks: RichTextNode[] = []
  let loose: HtmlNode[] = []
  const endLine = () => {
    addAll(blocks, linesOf('paragraph', loose, reading))
    loose = []
  }
  for (const node of nodes) {
    const block = isTag(node) ? blockOf(node, reading) : null
    if (block) {
      endLine()
      addAll(blocks, block)
    } else {
      loose.push(node)
    }
  }
  endLine()
  return blocks
}

/** A line of words with what stood among them behind it; a line without words is none. */
function linesOf(
  type: string,
  nodes: readonly HtmlNode[],
  reading: Reading,
  own: Readonly<Record<string, unknown>> = {},
): RichTextNode[] {
  const { words, behind } = lineOf(nodes, reading)
  if (!wordsIn(words)) {
    return behind
  }
  const line =
    type === 'paragraph'
      ? paragraphNode(words, String(own.format ?? ''))
      : elementNode(type, words, own)
  return [line, ...behind]
}

const headings = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'])

/** Nothing in them is for readers. */
const silent = new Set([
  ...['script', 'style', 'template', 'head', 'title', 'svg', 'canvas', 'map'],
  ...['input', 'select', 'textarea', 'datalist'],
])

const containers = new Set([
  ...['html', 'body', 'div', 'section', 'article', 'main', 'header', 'footer', 'aside', 'nav'],
  ...['center', 'form', 'fieldset', 'address', 'figcaption', 'hgroup', 'search', 'noscript'],
  ...['dl', 'dt', 'dd', 'li', 'caption', 'tbody', 'thead', 'tfoot', 'tr', 'td', 'th', 'summary'],
])

/** Null for what stands within a line. */
function blockOf(node: HtmlElement, reading: Reading): RichTextNode[] | null {
  const { name, children } = node
  const inside = { ...reading, format: formatIn(node, reading.format) }
  if (silent.has(name)) {
    return []
  }
  if (headings.has(name)) {
    return linesOf('heading', children, inside, { tag: name, format: alignOf(node) })
  }
  if (containers.has(name)) {
    return blocksOf(children, inside)
  }
  switch (name) {
    case 'p':
      return linesOf('paragraph', children, inside, { format: alignOf(node) })
    case 'ul':
    case 'ol':
      return listOf(node, inside)
    case 'blockquote':
      return blocksOf(children, inside).map((block) =>
        block.type === 'paragraph' ? elementNode('quote', block.children ?? []) : block,
      )
    case 'pre':
      return isPoem(node)
        ? linesOf('paragraph', children, { ...inside, keepsRows: true })
        : [codeOf(node)].filter((code) => code !== null)
    case 'table':
      return reading.isInTable ? linesOfTable(node, inside) : tableOf(node, inside)
    case 'details':
      return foldOf(node, inside)
    case 'figure':
      return figureOf(node, inside)
    case 'hr':
      return [{ type: 'horizontalrule', version: 1 }]
    case 'img':
      return pictureOf(node, reading)
    case 'iframe':
    case 'embed':
      return frameOf(node)
    case 'object': {
      const frame = frameOf(node)
      return frame.length > 0 ? frame : blocksOf(children, inside)
    }
    case 'audio':
    case 'video':
      return playerOf(node, inside)
    default:
      return name !== 'a' && children.some(isOrHoldsBlock) ? blocksOf(children, inside) : null
  }
}

const blockNames = new Set([
  ...[...headings, ...containers],
  ...['p', 'ul', 'ol', 'blockquote', 'pre', 'table', 'details', 'figure', 'hr'],
])

/** Whether an element that usually stands in a line cannot do so for what is in it. */
function isOrHoldsBlock(node: HtmlNode): boolean {
  return isTag(node) && (blockNames.has(node.name) || node.children.some(isOrHoldsBlock))
}

function alignOf(node: HtmlElement): '' | 'center' | 'right' | 'justify' {
  const aligned = /(?:^|[;\s])text-align:\s*(center|right|justify)/i
  const named = /^has-text-align-(center|right)$/
  const found =
    aligned.exec(node.attribs.style ?? '')?.[1] ??
    classesOf(node)
      .map((name) => named.exec(name)?.[1])
      .find(Boolean) ??
    ''
  return found.toLowerCase() as ReturnType<typeof alignOf>
}

function pictureOf({ attribs }: HtmlElement, { pictures }: Reading): RichTextNode[] {
  const mediaId = pictures.get(attribs.src?.trim() ?? '')
  const altText = cutText(attribs.alt ?? '', limits.upload.altMax)
  return mediaId === undefined ? [] : [{ type: 'image', version: 1, mediaId, altText }]
}

/** One picture has its caption; other things have it below them. */
function figureOf(node: HtmlElement, reading: Reading): RichTextNode[] {
  const isCaption = (child: HtmlNode) => isTag(child) && child.name === 'figcaption'
  const blocks = blocksOf(
    node.children.filter((child) => !isCaption(child)),
    reading,
  )
  const captions = blocksOf(node.children.filter(isCaption), reading)
  const [picture] = blocks
  const isOnePicture =
    blocks.length === 1 &&
    picture?.type === 'image' &&
    captions.length > 0 &&
    captions.every(({ type }) => type === 'paragraph')
  return isOnePicture
    ? [{ ...picture, showCaption: true, caption: { root: elementNode('root', captions) } }]
    : [...blocks, ...captions]
}

/** What opens and closes, with its title; within several others it stands open. */
function foldOf(node: HtmlElement, reading: Reading): RichTextNode[] {
  const isTitle = (child: HtmlNode) => isTag(child) && child.name === 'summary'
  const titles = node.children.filter(isTitle)
  const rest = node.children.filter((child) => !isTitle(child))
  if (reading.isInTable || reading.folds === foldsMax || !hasWords(node)) {
    return blocksOf([...titles, ...rest], reading)
  }
  const inside = { ...reading, folds: reading.folds + 1 }
  const { words, behind } = lineOf(titles, inside)
  const content = [...behind, ...blocksOf(rest, inside)]
  return [
    elementNode(
      'collapsible-container',
      [
        elementNode('collapsible-title', words),
        elementNode('collapsible-content', content.length > 0 ? content : [paragraphNode([])]),
      ],
      { open: 'open' in node.attribs },
    ),
  ]
}
