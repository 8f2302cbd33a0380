// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { TableDialog } from '@/plugins/rich-text/features/tables/table-dialog'
import { RichTextHostProvider } from '@/plugins/rich-text/kit/host'
import { type OpenEditor, openEditor } from '@/plugins/rich-text/testing/open-editor'
import { stubLayout } from '@/plugins/rich-text/testing/stub-layout'
import { limits } from '@/src/core/limits'
import { ownerMessages } from '@/src/core/messages/owner-messages'

stubLayout()

let open: OpenEditor
let isClosed: boolean
let left: number

beforeEach(() => {
  isClosed = false
  left = 20_000
  open = openEditor()
  const close = () => {
    isClosed = true
  }
  render(
    <RichTextHostProvider value={{ bytesLeft: () => left }}>
      <TableDialog editor={open.editor} onClose={close} />
    </RichTextHostProvider>,
  )
})
afterEach(() => {
  cleanup()
  open.close()
})

function type(rows: number, columns: number): void {
  fireEvent.change(screen.getByLabelText('Rows'), { target: { value: String(rows) } })
  fireEvent.change(screen.getByLabelText('Columns'), { target: { value: String(columns) } })
}

const confirm = () => screen.getByText<HTMLButtonElement>('Confirm')

it('says at once when there is no room to store so large a table, and takes one that it names', async () => {
  const { rowsMax, columnsMax } = limits.table
  type(rowsMax, columnsMax)
  const said = screen.getByText(/^There is no room/).textContent ?? ''
  const rows = Number(/With that many columns it can have (\d+) rows\.$/.exec(said)?.[1])
  expect(confirm().disabled).toBe(true)
  type(rows + 1, columnsMax)
  expect(confirm().disabled).toBe(true)
  type(rows, columnsMax)
  expect(screen.queryByText(/^There is no room/)).toBeNull()
  expect(confirm().disabled).toBe(false)
  left = 400
  type(2, columnsMax)
  expect(screen.getByText(ownerMessages.richText.tableTooLarge)).toBeTruthy()
  left = limits.richText.bytesMax
  type(rowsMax, columnsMax)
  expect(confirm().disabled).toBe(false)
  type(5, 5)
  fireEvent.click(confirm())
  await waitFor(() => expect(isClosed).toBe(true))
  await waitFor(() => expect(open.nodes().map(({ type }) => type)).toContain('table'))
})
