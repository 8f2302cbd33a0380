// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { insertTable } from '@/plugins/rich-text/features/tables/insert-table'
import { bytesOfTable } from '@/plugins/rich-text/features/tables/table-room'
import { openEditor } from '@/plugins/rich-text/testing/open-editor'
import { packTables } from '@/src/rich-text/nodes/table/packed-cells'

it.each([
  { rows: 1, columns: 1 },
  { rows: 5, columns: 5 },
  { rows: 100, columns: 2 },
  { rows: 2, columns: 50 },
])('knows how much a table of $rows by $columns takes', async (size) => {
  const open = openEditor()
  insertTable(open.editor, size)
  await new Promise((resolve) => setTimeout(resolve))
  const table = open.nodes().find(({ type }) => type === 'table')
  open.close()
  const root = { type: 'root', version: 1, children: table ? [table] : [] }
  const { length } = JSON.stringify(packTables({ root }).root.children?.[0])
  expect(bytesOfTable(size)).toBeGreaterThanOrEqual(length)
  expect(bytesOfTable(size)).toBeLessThan(length * 1.15 + 100)
})
