// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { insertTable } from '@/plugins/rich-text/features/tables/insert-table'
import { bytesOfTable } from '@/plugins/rich-text/features/tables/table-room'
import { openEditor } from '@/plugins/rich-text/testing/open-editor'

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
  const { length } = JSON.stringify(table)
  expect(bytesOfTable(size)).toBeGreaterThanOrEqual(length)
  expect(bytesOfTable(size)).toBeLessThan(length * 1.15 + 100)
})
