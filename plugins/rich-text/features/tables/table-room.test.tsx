// @vitest-environment jsdom
import { $createTableNodeWithDimensions } from '@lexical/table'
import { $getRoot, KEY_TAB_COMMAND } from '@payloadcms/richtext-lexical/lexical'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { tablesFor } from '@/plugins/rich-text/features/tables/client'
import { insertTable } from '@/plugins/rich-text/features/tables/insert-table'
import { TableMenu } from '@/plugins/rich-text/features/tables/table-menu'
import { bytesOfTable } from '@/plugins/rich-text/features/tables/table-room'
import { hostOf, lendHost } from '@/plugins/rich-text/kit/host'
import { type OpenEditor, openEditor } from '@/plugins/rich-text/testing/open-editor'
import { stubLayout } from '@/plugins/rich-text/testing/stub-layout'
import { limits } from '@/src/core/limits'
import { ownerMessages } from '@/src/core/messages/owner-messages'

stubLayout()

let open: OpenEditor
let left: number
let told: string[]

beforeEach(() => {
  open = openEditor()
  left = 0
  told = []
  lendHost(open.editor, { bytesLeft: () => left, tell: (text) => told.push(text) })
})
afterEach(() => {
  cleanup()
  open.close()
})

const tick = () => new Promise((resolve) => setTimeout(resolve))
const tables = () => open.nodes().filter(({ type }) => type === 'table')
const rows = () => tables()[0]?.children?.length
const columns = () => tables()[0]?.children?.[0]?.children?.length
const { tableTooLarge } = ownerMessages.richText

async function withTable(): Promise<void> {
  left = bytesOfTable({ rows: 1, columns: 2 })
  open.update(() => $getRoot().selectEnd())
  insertTable(open.editor, { rows: 1, columns: 2 })
  await tick()
  left = 0
}

it('offers only tables that there is room for', () => {
  const labels = (typed: string) => tablesFor(typed, hostOf(open.editor)).map(({ label }) => label)
  left = bytesOfTable({ rows: 20, columns: 2 })
  expect(labels('20')).toEqual(['Table, 20 × 1', 'Table, 20 × 2'])
  expect(labels('20x20')).toEqual([])
  left = bytesOfTable({ rows: 20, columns: 20 })
  expect(labels('20x20')).toEqual(['Table, 20 × 20'])
})

it('takes a table from a typed slash only where there is room to store it', async () => {
  const [table] = tablesFor('20x20', {})
  const run = table && 'run' in table ? table.run : undefined
  open.update(() => $getRoot().selectEnd())
  left = bytesOfTable({ rows: 20, columns: 20 }) - 1
  await run?.(open.editor)
  await tick()
  expect([tables().length, told]).toEqual([0, [tableTooLarge]])
  left += 1
  await run?.(open.editor)
  await tick()
  expect([tables().length, told.length]).toEqual([1, 1])
})

it.each(['Row above', 'Row below', 'Column left', 'Column right'])(
  'adds nothing by “%s” when nothing is left, and says why',
  async (label) => {
    await withTable()
    const press = () => {
      render(<TableMenu editor={open.editor} anchor={() => open.host} onClose={cleanup} />)
      fireEvent.click(screen.getByText(label))
    }
    press()
    await tick()
    expect([rows(), columns(), told]).toEqual([1, 2, [tableTooLarge]])
    left = 5000
    press()
    await tick()
    expect(rows() === 2 || columns() === 3).toBe(true)
    expect(told).toHaveLength(1)
  },
)

it('adds no row by Tab when nothing is left, and stays in the cell', async () => {
  await withTable()
  const press = () => {
    const event = new Event('keydown', { cancelable: true }) as KeyboardEvent
    open.update(() => {
      const table = $getRoot().getLastChild()?.getPreviousSibling() ?? $getRoot().getLastChild()
      table?.selectEnd()
      open.editor.dispatchCommand(KEY_TAB_COMMAND, event)
    })
    return event.defaultPrevented
  }
  expect(press()).toBe(true)
  expect([rows(), told]).toEqual([1, [tableTooLarge]])
  left = 5000
  press()
  expect([rows(), told.length]).toEqual([2, 1])
})

it('adds no row by Tab below the last of as many as there may be, and says so', () => {
  const { rowsMax } = limits.table
  const event = new Event('keydown', { cancelable: true }) as KeyboardEvent
  open.update(() => $getRoot().append($createTableNodeWithDimensions(rowsMax, 1)))
  open.update(() => {
    $getRoot().getLastChild()?.selectEnd()
    open.editor.dispatchCommand(KEY_TAB_COMMAND, event)
  })
  expect([rows(), event.defaultPrevented, told]).toEqual([
    rowsMax,
    true,
    [ownerMessages.richText.tableRowsMax],
  ])
})

it.each([
  [501, 1],
  [2, 51],
])('says once that a table of %i × %i was cut when it came in', (height, width) => {
  open.update(() => $getRoot().append($createTableNodeWithDimensions(height, width)))
  const { rowsMax, columnsMax } = limits.table
  expect([rows(), columns()]).toEqual([Math.min(height, rowsMax), Math.min(width, columnsMax)])
  expect(told).toEqual([ownerMessages.richText.tableCut])
})

it('has room for the largest table with thirty letters in each cell', () => {
  const { rowsMax, columnsMax } = limits.table
  const largest = bytesOfTable({ rows: rowsMax, columns: columnsMax }) + 30 * rowsMax * columnsMax
  expect(largest).toBeLessThan(limits.richText.bytesMax)
  expect(2 * largest).toBeLessThan(limits.pageDocument.maxBytes)
})
