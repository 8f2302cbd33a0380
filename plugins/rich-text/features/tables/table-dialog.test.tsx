// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { TableDialog } from '@/plugins/rich-text/features/tables/table-dialog'
import { RichTextHostProvider } from '@/plugins/rich-text/kit/host'
import { type OpenEditor, openEditor } from '@/plugins/rich-text/testing/open-editor'
import { limits } from '@/src/core/limits'
import { ownerMessages } from '@/src/core/owner-messages'

let open: OpenEditor
let isClosed: boolean

beforeEach(() => {
  isClosed = false
  open = openEditor()
  const close = () => {
    isClosed = true
  }
  render(
    <RichTextHostProvider value={{ bytesLeft: () => limits.richText.bytesMax }}>
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

it('says at once when there is no room to store so large a table, and takes a smaller one', async () => {
  type(limits.table.rowsMax, limits.table.columnsMax)
  expect(screen.getByText(ownerMessages.richText.tableTooLarge)).toBeTruthy()
  expect(confirm().disabled).toBe(true)
  type(5, 5)
  expect(screen.queryByText(ownerMessages.richText.tableTooLarge)).toBeNull()
  fireEvent.click(confirm())
  expect(isClosed).toBe(true)
  await waitFor(() => expect(open.nodes().map(({ type }) => type)).toContain('table'))
})
