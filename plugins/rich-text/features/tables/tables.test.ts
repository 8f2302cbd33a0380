// @vitest-environment jsdom
import {
  $createTableSelectionFrom,
  $findTableNode,
  $isTableCellNode,
  $isTableNode,
  type TableCellNode,
} from '@lexical/table'
import {
  $getRoot,
  $getSelection,
  $isElementNode,
  $isRangeSelection,
  $setSelection,
  KEY_TAB_COMMAND,
  PASTE_COMMAND,
} from '@payloadcms/richtext-lexical/lexical'
import { afterEach, expect, it, vi } from 'vitest'
import { tablesFor } from '@/plugins/rich-text/features/tables/client'
import { insertTable } from '@/plugins/rich-text/features/tables/insert-table'
import { tableActions } from '@/plugins/rich-text/features/tables/table-actions'
import { tableSize } from '@/plugins/rich-text/features/tables/table-room'
import { $caretCell, $readTable } from '@/plugins/rich-text/features/tables/table-state'
import {
  type OpenEditor,
  openEditor,
  openStored,
  pageConfig,
} from '@/plugins/rich-text/testing/open-editor'
import { limits } from '@/src/core/limits'
import { emptyRichText, type RichTextNode } from '@/src/core/rich-text'
import { unpackTables } from '@/src/rich-text/nodes/table/packed-cells'
import styles from '@/src/rich-text/nodes/table/table.module.css'
import { sanitizeRichText } from '@/src/rich-text/schema'
import { elementNode } from '@/src/rich-text/testing/test-render'

class DragEventStub extends Event {}
class ClipboardEventStub extends Event {}
vi.stubGlobal('DragEvent', DragEventStub)
vi.stubGlobal('ClipboardEvent', ClipboardEventStub)

let open: OpenEditor
afterEach(() => open?.close())

const tick = () => new Promise((resolve) => setTimeout(resolve))

/** An editor with a table of this size, the caret in its first cell. */
async function withTable(rows: number, columns: number) {
  open = openEditor()
  open.update(() => $getRoot().selectEnd())
  insertTable(open.editor, { rows, columns })
  await tick()
  return open
}

const stored = () => open.nodes().find(({ type }) => type === 'table')
const grid = () =>
  (stored()?.children ?? []).map((row) =>
    (row.children ?? []).map(({ colSpan, rowSpan }) => `${colSpan}x${rowSpan}`),
  )
const headers = () =>
  (stored()?.children ?? []).map((row) =>
    (row.children ?? []).map(({ headerState }) => headerState),
  )

function $cell(row: number, column: number): TableCellNode {
  const table = $getRoot().getChildren().find($isTableNode)
  const found = table?.getChildAtIndex(row)
  const cell = $isElementNode(found) ? found.getChildAtIndex(column) : null
  if (!$isTableCellNode(cell)) {
    throw new Error(`No cell ${row}, ${column}`)
  }
  return cell
}

function select(from: [number, number], to = from) {
  open.update(() => {
    const [start, end] = [$cell(...from), $cell(...to)]
    const table = $findTableNode(start)
    if (from === to) {
      start.selectStart()
    } else if (table) {
      $setSelection($createTableSelectionFrom(table, start, end))
    }
  })
}

it('has the sizes of the specification', () => {
  expect(limits.table).toEqual({
    rowsMax: 500,
    columnsMax: 50,
    defaultRows: 5,
    defaultColumns: 5,
    columnMinPx: 92,
    rowMinPx: 33,
    hoverMs: 50,
    hoverMaxMs: 250,
  })
  const possible = [
    [1, 1],
    [500, 50],
  ].map(([rows = 0, columns = 0]) => tableSize.safeParse({ rows, columns }).success)
  const impossible = [
    [0, 5],
    [501, 5],
    [5, 0],
    [5, 51],
    [2.5, 2],
    [Number.NaN, 2],
  ].map(([rows = 0, columns = 0]) => tableSize.safeParse({ rows, columns }).success)
  expect([possible, impossible].map((all) => [...new Set(all)])).toEqual([[true], [false]])
})

it.each([
  ['3', ['3 × 1', '3 × 2', '3 × 3', '3 × 4', '3 × 5']],
  ['3x', ['3 × 1', '3 × 2', '3 × 3', '3 × 4', '3 × 5']],
  ['3x4', ['3 × 4']],
  ['99x50', ['99 × 50']],
  ['99x51', []],
  ['0x4', []],
  ['100', []],
  ['3x4x', []],
  ['tab', []],
])('offers tables for /%s', (typed, sizes) => {
  expect(tablesFor(typed, {}).map(({ label }) => label)).toEqual(
    sizes.map((size) => `Table, ${size}`),
  )
})

it('puts a table at the caret, heads its columns, and leaves a line below', async () => {
  await withTable(2, 3)
  expect(headers()).toEqual([
    [1, 1, 1],
    [0, 0, 0],
  ])
  expect(stored()?.colWidths).toEqual([92, 92, 92])
  expect(open.nodes().at(-1)?.type).toBe('paragraph')
  expect(open.host.querySelector('div > table > colgroup > col')).toBeTruthy()
})

it('puts a second table behind the first one, never into it', async () => {
  await withTable(2, 2)
  insertTable(open.editor, { rows: 1, columns: 1 })
  await tick()
  expect(open.nodes().map(({ type }) => type)).toContain('table')
  expect(open.nodes().filter(({ type }) => type === 'table')).toHaveLength(2)
})

it('inserts and deletes rows and columns, around merged cells too', async () => {
  await withTable(2, 2)
  select([0, 0], [1, 0])
  open.update(() => void tableActions.merge())
  expect(grid()).toEqual([['1x2', '1x1'], ['1x1']])
  select([0, 1])
  open.update(() => void tableActions.rowBelow())
  open.update(() => void tableActions.columnRight())
  expect(grid()).toEqual([
    ['1x3', '1x1', '1x1'],
    ['1x1', '1x1'],
    ['1x1', '1x1'],
  ])
  expect(stored()?.colWidths).toEqual([92, 92, 92])
  open.update(() => tableActions.deleteColumns())
  open.update(() => tableActions.deleteRows())
  expect(grid().length).toBe(2)
  select([0, 0])
  open.update(() => tableActions.split())
  expect(new Set(grid().flat())).toEqual(new Set(['1x1']))
  open.update(() => tableActions.deleteTable())
  expect(stored()).toBeUndefined()
})

it('turns headers, striping and backgrounds on and off', async () => {
  await withTable(2, 2)
  open.update(() => tableActions.headerColumn(true))
  open.update(() => tableActions.headerRow(false))
  expect(headers()).toEqual([
    [2, 0],
    [2, 0],
  ])
  open.update(() => tableActions.striping(true))
  select([0, 0], [1, 1])
  open.update(() => tableActions.color('#242424'))
  expect(stored()).toMatchObject({ rowStriping: true })
  await tick()
  const [cell] = open.host.querySelectorAll<HTMLElement>('td, th')
  expect(cell?.style.color).toBe('rgb(255, 255, 255)')
  const state = open.editor.getEditorState().read($readTable)
  expect(state).toMatchObject({
    isHeaderColumn: false,
    isStriped: true,
    selectedRows: 2,
    canMerge: true,
  })
  open.update(() => tableActions.striping(false))
  open.update(() => tableActions.color(null))
  expect(JSON.stringify(stored())).not.toContain('#242424')
})

it('adds a row when Tab is pressed in the last cell, and only there', async () => {
  await withTable(2, 2)
  const press = () =>
    open.update(() => {
      const event = new Event('keydown', { cancelable: true }) as KeyboardEvent
      open.editor.dispatchCommand(KEY_TAB_COMMAND, event)
    })
  select([1, 0])
  press()
  expect(grid()).toHaveLength(2)
  select([1, 1])
  press()
  expect(grid()).toHaveLength(3)
  const isInNewRow = open.editor.getEditorState().read(() => {
    const selection = $getSelection()
    return $isRangeSelection(selection) && $caretCell()?.is($cell(2, 0))
  })
  expect(isInNewRow).toBe(true)
})

function paste(html: string, text = '') {
  const event = new Event('paste') as ClipboardEvent
  const getData = (type: string) =>
    type === 'text/html' ? html : type === 'text/plain' ? text : ''
  Object.assign(event, { clipboardData: { types: ['text/html'], files: [], getData } })
  open.update(() => void open.editor.dispatchCommand(PASTE_COMMAND, event))
}

const words = (node: RichTextNode): string =>
  typeof node.text === 'string' ? node.text : (node.children ?? []).map(words).join('')

it('takes tables from spreadsheets without their looks, in sizes that are stored', () => {
  open = openEditor()
  open.update(() => $getRoot().selectEnd())
  paste(`<google-sheets-html-origin><table style="table-layout:fixed;font-size:10pt"><colgroup><col width="40"/><col width="181"/></colgroup>
    <tbody><tr style="height:21px"><td style="background-color:#ffff00;width:40px">City</td><td>Doors</td></tr>
    <tr style="height:80px"><td colspan="2" style="border:1px solid red"><b style="color:red">Cork</b></td></tr></tbody></table>`)
  const table = stored()
  expect((table?.children ?? []).map((row) => (row.children ?? []).map(words))).toEqual([
    ['City', 'Doors'],
    ['Cork'],
  ])
  expect(table).toMatchObject({ colWidths: [92, 181] })
  expect(table?.children?.map(({ height }) => height)).toEqual([undefined, 80])
  expect(grid()).toEqual([['1x1', '1x1'], ['2x1']])
  const text = JSON.stringify(table)
  for (const look of ['yellow', 'ffff00', 'rgb', 'red', 'width":40']) {
    expect(text).not.toContain(look)
  }
})

it('fills the cells from the caret on when a table is pasted into a table', async () => {
  await withTable(2, 2)
  select([1, 0])
  paste('<table><tr><td>a</td><td>b</td></tr></table>')
  expect((stored()?.children ?? []).map((row) => (row.children ?? []).map(words))).toEqual([
    ['', ''],
    ['a', 'b'],
  ])
})

it('cuts a pasted table to what is stored', () => {
  open = openEditor()
  open.update(() => $getRoot().selectEnd())
  const row = `<tr>${'<td>x</td>'.repeat(60)}</tr>`
  paste(`<table>${row.repeat(3)}</table>`)
  expect(grid().map((each) => each.length)).toEqual([50, 50, 50])
  expect(stored()?.colWidths).toHaveLength(50)
})

it('draws a stored table once, a large one at once row by row', () => {
  const { root } = emptyRichText()
  const rowOf = (columns: number) =>
    elementNode('tablerow', { cells: Array<string>(columns).fill('x') })
  const large = elementNode('table', {}, ...Array.from({ length: 250 }, () => rowOf(4)))
  const small = elementNode('table', {}, rowOf(4))
  const stored = JSON.stringify({ root: { ...root, children: [large, small] } })
  const drawnBefore: Element[] = []
  open = openStored(stored, pageConfig, (host) => {
    drawnBefore.push(...host.querySelectorAll('table, td'))
    expect([...host.querySelectorAll('table')].map(isLarge)).toEqual([true, false])
  })
  expect(drawnBefore).toHaveLength(2 + 251 * 4)
  expect([...open.host.querySelectorAll('table, td')]).toEqual(drawnBefore)
})

const isLarge = (table: Element) => table.classList.contains(styles.large ?? '')

it('writes what the server leaves as it is', async () => {
  await withTable(3, 3)
  select([0, 0], [1, 1])
  open.update(() => void tableActions.merge())
  open.update(() => tableActions.color('#fbe7c6'))
  const doc = { root: { type: 'root', version: 1, children: open.nodes() } }
  expect(unpackTables(sanitizeRichText(doc)).root.children).toEqual(open.nodes())
})
