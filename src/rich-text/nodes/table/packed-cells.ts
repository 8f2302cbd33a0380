import type { RichTextDoc, RichTextNode } from '@/src/core/rich-text'
import { isCellColor } from '@/src/rich-text/nodes/table/cell-style'

/**
 * A cell with one line of words without formatting, as it is stored: its words, with what else is to be said of
 * it. As nodes such a cell takes a hundred times as much.
 */
export type PlainCell = string | { text: string; headerState?: number; backgroundColor?: string }

/**
 * What a row stores as `cells`, from first to last; null stands for the next of its `children`, which are the
 * cells with formatting, pictures, links. So what looks for these finds them without knowing about plain cells.
 */
export type PackedCell = PlainCell | null

/** Keeps of a stored cell what it may hold; anything odd is an empty cell. */
export function readPackedCell(value: unknown): PackedCell {
  if (typeof value === 'string' || value === null) {
    return value
  }
  const { text, headerState, backgroundColor } = (value ?? {}) as Record<string, unknown>
  const words = typeof text === 'string' ? text : ''
  const own = {
    ...([1, 2, 3].includes(headerState as number) && { headerState: headerState as number }),
    ...(typeof backgroundColor === 'string' && isCellColor(backgroundColor) && { backgroundColor }),
  }
  return Object.keys(own).length > 0 ? { text: words, ...own } : words
}

/** Whether `cells` is what {@link PackedCell} says, and its gaps are as many as the row's children. */
export function isPacked(cells: unknown, children: unknown, most: number): boolean {
  return (
    Array.isArray(cells) &&
    cells.length <= most &&
    cells.every((cell) => cell === null || isPlainCell(cell)) &&
    cells.filter((cell) => cell === null).length === (Array.isArray(children) ? children.length : 0)
  )
}

const plainKeys = new Set(['text', 'headerState', 'backgroundColor'])

function isPlainCell(cell: unknown): cell is PlainCell {
  return (
    typeof cell === 'string' ||
    (typeof cell === 'object' &&
      cell !== null &&
      'text' in cell &&
      typeof cell.text === 'string' &&
      Object.keys(cell).every((key) => plainKeys.has(key)))
  )
}

/** What a row stores in place of nodes; undefined where it stores nodes alone. */
export function packedCells({ cells }: RichTextNode): readonly PackedCell[] | undefined {
  return Array.isArray(cells) ? (cells as PackedCell[]) : undefined
}

/** The cells of a row, each as it is stored: plain ones packed, others as nodes. */
export function storedCells(row: RichTextNode): readonly (PlainCell | RichTextNode)[] {
  const packed = packedCells(row)
  if (!packed) {
    return row.children ?? []
  }
  const full = [...(row.children ?? [])]
  const inOrder = packed.map((cell) => (cell === null ? (full.shift() ?? '') : cell))
  return [...inOrder, ...full]
}

/** The cells of a row as nodes, whatever form they are stored in. */
export function cellsOf(row: RichTextNode): RichTextNode[] {
  return storedCells(row).map((cell) => (isNode(cell) ? cell : unpackCell(cell)))
}

export function isNode(cell: PlainCell | RichTextNode): cell is RichTextNode {
  return typeof cell === 'object' && 'type' in cell
}

/** A plain cell as the editor writes it. */
export function unpackCell(cell: PlainCell): RichTextNode {
  const { text, headerState, backgroundColor } = typeof cell === 'string' ? { text: cell } : cell
  const own = {
    ...(headerState !== undefined && { headerState }),
    ...(backgroundColor !== undefined && { backgroundColor }),
  }
  const words = text === '' ? [] : [{ ...textDefaults, text }]
  const line = { ...lineDefaults, children: words }
  return { ...cellDefaults, ...own, children: [line] }
}

/** The packed form of a cell; null where it says more than that form does. */
export function packCell(cell: RichTextNode): PackedCell {
  const [line, ...others] = cell.children ?? []
  const [words, ...rest] = line?.children ?? []
  const isPlain =
    line !== undefined &&
    others.length === 0 &&
    rest.length === 0 &&
    isOnly(line, lineDefaults) &&
    (words === undefined ||
      (typeof words.text === 'string' && words.text !== '' && isOnly(words, textDefaults))) &&
    isOnly(cell, cellDefaults)
  return isPlain
    ? readPackedCell({
        text: words?.text ?? '',
        headerState: cell.headerState,
        backgroundColor: cell.backgroundColor,
      })
    : null
}

/** What may differ in a packed cell, and what a node holds. */
const freeKeys = new Set(['children', 'text', 'headerState', 'backgroundColor'])

function isOnly(node: RichTextNode, defaults: Readonly<Record<string, unknown>>): boolean {
  return (
    Object.keys(node).every((key) => freeKeys.has(key) || node[key] === defaults[key]) &&
    Object.keys(defaults).every((key) => key in node)
  )
}

/** A row in the form that is stored. */
export function packRow(row: RichTextNode): RichTextNode {
  const { cells: _, children: __, ...own } = row
  const full: RichTextNode[] = []
  const cells = storedCells(row).map((cell) => {
    const packed = isNode(cell) ? packCell(cell) : cell
    if (packed === null) {
      full.push(cell as RichTextNode)
    }
    return packed
  })
  return { ...own, cells, children: full }
}

/** A row with all cells as nodes. */
export function unpackRow(row: RichTextNode): RichTextNode {
  const { cells: _, ...own } = row
  return { ...own, children: cellsOf(row) }
}

/** A text with its tables in the form that is stored. */
export function packTables({ root }: RichTextDoc): RichTextDoc {
  return { root: ofRows(root, packRow) }
}

/** A text with all cells as nodes, as the editor and other programs read them. */
export function unpackTables({ root }: RichTextDoc): RichTextDoc {
  return { root: ofRows(root, unpackRow) }
}

/** Nodes that hold no table stay the same objects. */
function ofRows(node: RichTextNode, change: (row: RichTextNode) => RichTextNode): RichTextNode {
  const children = node.children?.map((child) => ofRows(child, change))
  const isOther = children?.some((child, at) => child !== node.children?.[at])
  const next = children && isOther ? { ...node, children } : node
  return node.type === 'tablerow' ? change(next) : next
}

const element = { direction: null, format: '', indent: 0, version: 1 } as const

const textDefaults = {
  type: 'text',
  detail: 0,
  format: 0,
  mode: 'normal',
  style: '',
  version: 1,
}
const lineDefaults = { type: 'paragraph', ...element, textFormat: 0, textStyle: '' }
const cellDefaults = {
  type: 'tablecell',
  ...element,
  colSpan: 1,
  rowSpan: 1,
  headerState: 0,
  backgroundColor: null,
}
