import { DomUtils } from 'htmlparser2'
import { limits } from '@/src/core/limits'
import type { RichTextNode } from '@/src/core/rich-text'
import { formatIn } from '@/src/rich-text/from-html/line-from-html'
import type { HtmlElement, HtmlNode } from '@/src/rich-text/from-html/parse-html'
import { elementNode, paragraphNode, type Reading } from '@/src/rich-text/from-html/reading'

const { isTag } = DomUtils
const { rowsMax, columnsMax } = limits.table

/** Bits of a cell that is the heading of its column or row. */
const headerOf = { column: 1, row: 2 } as const

type Cell = { node: HtmlElement; colSpan: number; rowSpan: number; headerState: number }

/**
 * A table with what is written above it. One with more rows than a table may have goes on in another; what has more
 * columns has the rest in the last one.
 */
export function tableOf(node: HtmlElement, reading: Reading): RichTextNode[] {
  const inside = { ...reading, isInTable: true }
  const rows = rowsOf(node, false).map(({ row, isHead }) => cellsIn(row, isHead))
  const filled = rows.filter((cells) => cells.length > 0)
  const fitting = isTooWide(filled) ? filled.map(withoutSpans) : filled
  const tables: RichTextNode[] = []
  for (let from = 0; from < fitting.length; from += rowsMax) {
    const part = fitting.slice(from, from + rowsMax)
    tables.push(
      elementNode(
        'table',
        part.map((cells) => rowNode(cells, inside)),
      ),
    )
  }
  return [...reading.blocks(looseIn(node), inside), ...tables]
}

/** The caption, and what stands between cells against all rules. */
function looseIn(node: HtmlElement): HtmlNode[] {
  return node.children.flatMap((child) => {
    if (!isTag(child)) {
      return [child]
    }
    if (/^(?:tr|thead|tbody|tfoot)$/.test(child.name)) {
      return looseIn(child)
    }
    const isCell = node.name === 'tr' && /^t[dh]$/.test(child.name)
    return isCell ? [] : [child]
  })
}

function rowsOf(node: HtmlElement, isHead: boolean): { row: HtmlElement; isHead: boolean }[] {
  return node.children.filter(isTag).flatMap((child) => {
    switch (child.name) {
      case 'tr':
        return [{ row: child, isHead }]
      case 'thead':
        return rowsOf(child, true)
      case 'tbody':
      case 'tfoot':
        return rowsOf(child, false)
      default:
        return []
    }
  })
}

function cellsIn(row: HtmlElement, isHead: boolean): Cell[] {
  const cells = row.children.filter(isTag).filter(({ name }) => name === 'td' || name === 'th')
  const isAllHead = isHead || cells.every(({ name }) => name === 'th')
  return cells.map((node) => ({
    node,
    colSpan: spanOf(node.attribs.colspan, columnsMax),
    rowSpan: spanOf(node.attribs.rowspan, rowsMax),
    headerState: headerStateOf(node, isAllHead),
  }))
}

function spanOf(said: string | undefined, most: number): number {
  const span = Number.parseInt(said ?? '', 10)
  return span > 0 ? Math.min(span, most) : 1
}

function headerStateOf({ name, attribs: { scope } }: HtmlElement, isAllHead: boolean): number {
  if (name !== 'th') {
    return 0
  }
  const isOfColumn = scope ? /^col/i.test(scope) : isAllHead
  return isOfColumn ? headerOf.column : headerOf.row
}

/** Whether some row would reach beyond the last column, with those that reach down into it. */
function isTooWide(rows: readonly (readonly Cell[])[]): boolean {
  const reaching: number[] = []
  return rows.some((cells, at) => {
    for (const { colSpan, rowSpan } of cells) {
      for (let row = at; row < Math.min(at + rowSpan, rows.length); row++) {
        reaching[row] = (reaching[row] ?? 0) + colSpan
      }
      if ((reaching[at] ?? 0) > columnsMax) {
        return true
      }
    }
    return false
  })
}

const withoutSpans = (cells: readonly Cell[]): Cell[] =>
  cells.map((cell) => ({ ...cell, colSpan: 1, rowSpan: 1 }))

function rowNode(cells: readonly Cell[], reading: Reading): RichTextNode {
  const own = cells.slice(0, columnsMax)
  const rest = cells.slice(columnsMax)
  return elementNode(
    'tablerow',
    own.map((cell, at) => cellNode(cell, at === columnsMax - 1 ? rest : [], reading)),
  )
}

/** @param rest more cells, of which it has the content, too */
function cellNode(
  { node, colSpan, rowSpan, headerState }: Cell,
  rest: readonly Cell[],
  reading: Reading,
): RichTextNode {
  const nodes = [node, ...rest.map((cell) => cell.node)]
  const blocks = nodes.flatMap((each) => contentOf(each, reading))
  return elementNode('tablecell', blocks.length > 0 ? blocks : [paragraphNode([])], {
    ...{ colSpan, rowSpan, headerState, backgroundColor: null },
  })
}

function contentOf(node: HtmlElement, reading: Reading): RichTextNode[] {
  return reading.blocks(node.children, { ...reading, format: formatIn(node, reading.format) })
}

/** The cells of a table in another one, below each other. */
export const linesOfTable = (node: HtmlElement, reading: Reading): RichTextNode[] => [
  ...reading.blocks(looseIn(node), reading),
  ...rowsOf(node, false).flatMap(({ row }) =>
    cellsIn(row, false).flatMap((cell) => contentOf(cell.node, reading)),
  ),
]
