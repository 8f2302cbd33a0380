import { DomUtils } from 'htmlparser2'
import type { RichTextNode } from '@/src/core/rich-text'
import { formatIn, lineOf } from '@/src/rich-text/from-html/line-from-html'
import type { HtmlElement, HtmlNode } from '@/src/rich-text/from-html/parse-html'
import { addAll, elementNode, type Reading } from '@/src/rich-text/from-html/reading'

const { isTag } = DomUtils

/** As far as the editor indents; what is deeper stands on that level. */
const deepest = 7

const isList = (node: HtmlNode): boolean =>
  isTag(node) && (node.name === 'ul' || node.name === 'ol')

type ListType = 'number' | 'bullet' | 'check'

/**
 * A list with those in it. What stands in an item and is no line, like a picture, comes behind that item, and the list
 * goes on behind it.
 */
export function listOf(node: HtmlElement, reading: Reading): RichTextNode[] {
  const listType = typeOf(node)
  const start = Number.parseInt(node.attribs.start ?? '', 10)
  let next = start > 0 && start <= 100_000 && listType === 'number' ? start : 1
  const blocks: RichTextNode[] = []
  let items: RichTextNode[] = []
  const endList = () => {
    if (items.length > 0) {
      blocks.push(listNode(listType, items, Number(items[0]?.value)))
    }
    items = []
  }
  for (const child of node.children) {
    const { entries, behind } = itemsOf(child, { listType, value: next, level: 0 }, reading)
    addAll(items, entries)
    next += entries.filter(isOwn).length
    if (behind.length > 0) {
      endList()
      addAll(blocks, behind)
    }
  }
  endList()
  return blocks
}

function typeOf(node: HtmlElement): ListType {
  const isCheck = node.children.some((item) => isTag(item) && boxOf(item) !== undefined)
  return isCheck ? 'check' : node.name === 'ol' ? 'number' : 'bullet'
}

/** Whether an item is ticked; undefined where it has no box. */
function boxOf(item: HtmlElement): boolean | undefined {
  const said = item.attribs['data-checked'] ?? item.attribs['aria-checked']
  if (said !== undefined) {
    return said === 'true'
  }
  const first = item.children.find((child) => isTag(child))
  const box = first?.name === 'p' || first?.name === 'label' ? first.children.find(isTag) : first
  return box?.name === 'input' && box.attribs.type === 'checkbox'
    ? 'checked' in box.attribs
    : undefined
}

type Place = { listType: ListType; value: number; level: number }
type Found = { entries: RichTextNode[]; behind: RichTextNode[] }

/** What a child of a list adds to it: an item, and one more for each list in it. */
function itemsOf(node: HtmlNode, place: Place, reading: Reading): Found {
  const isItem = isTag(node) && node.name === 'li'
  const nodes = isItem ? node.children : [node]
  const inside = isItem ? { ...reading, format: formatIn(node, reading.format) } : reading
  const { words, behind } = lineOf(
    nodes.filter((child) => !isList(child)),
    inside,
  )
  const isDone = (isItem && boxOf(node)) ?? false
  const own = words.length > 0 ? [itemNode(words, place, isDone)] : []
  const below = nestedIn(
    nodes.filter(isTag).filter(isList),
    { ...place, value: place.value + own.length },
    inside,
  )
  return { entries: [...own, ...below.entries], behind: [...behind, ...below.behind] }
}

/** Lists in an item stand in items of their own. */
function nestedIn(lists: readonly HtmlElement[], place: Place, reading: Reading): Found {
  const found: Found = { entries: [], behind: [] }
  for (const list of lists) {
    const isFlat = place.level === deepest
    const listType = isFlat ? place.listType : typeOf(list)
    const level = isFlat ? place.level : place.level + 1
    const items: RichTextNode[] = []
    let value = isFlat ? place.value + found.entries.filter(isOwn).length : 1
    for (const child of list.children) {
      const { entries, behind } = itemsOf(child, { listType, value, level }, reading)
      addAll(items, entries)
      value += entries.filter(isOwn).length
      addAll(found.behind, behind)
    }
    if (isFlat) {
      addAll(found.entries, items)
    } else if (items.length > 0) {
      found.entries.push(itemNode([listNode(listType, items, 1)], place, false))
    }
  }
  return found
}

const isOwn = ({ children }: RichTextNode): boolean => children?.[0]?.type !== 'list'

const itemNode = (
  children: RichTextNode[],
  { listType, value, level }: Place,
  isDone: boolean,
): RichTextNode =>
  elementNode('listitem', children, {
    value,
    indent: level,
    ...(listType === 'check' && { checked: isDone }),
  })

const listNode = (listType: ListType, items: RichTextNode[], start: number): RichTextNode =>
  elementNode('list', items, {
    listType,
    start: listType === 'number' ? start : 1,
    tag: listType === 'number' ? 'ol' : 'ul',
  })
