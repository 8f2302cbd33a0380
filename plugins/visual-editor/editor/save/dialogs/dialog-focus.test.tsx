// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import {
  node,
  openTestEditor,
} from '@/plugins/visual-editor/editor/commands/testing/open-test-editor'
import { RefusedDialog } from '@/plugins/visual-editor/editor/save/dialogs/refused-dialog'
import { RestoreDialog } from '@/plugins/visual-editor/editor/save/dialogs/restore-dialog'
import type { SavePart } from '@/plugins/visual-editor/editor/save/save-part'
import { Dialog } from '@/src/admin/ui/dialog'

afterEach(cleanup)

const nodes = { root: node('root') }
const content = { version: 1, nodes }
const nothing = () => {}
const offer = { copy: { key: 'k', at: 0, content }, name: 'page', isOutdated: false }

it.each([
  [
    'Restore',
    <RestoreDialog
      key="restore"
      offer={offer as unknown as Parameters<typeof RestoreDialog>[0]['offer']}
      onRestore={nothing}
      onDiscard={nothing}
    />,
  ],
  [
    'Go on editing',
    <RefusedDialog key="refused" part={{} as SavePart} message="No." onClose={nothing} />,
  ],
])('gives the keyboard to “%s”, which throws nothing away', (name, children) => {
  openTestEditor(nodes, { children })
  expect(document.activeElement?.textContent).toBe(name)
})

function Rows() {
  const [rows, setRows] = useState(['a', 'b'])
  return (
    <Dialog title="Rows">
      {rows.map((row) => (
        <button key={row} type="button" onClick={() => setRows(rows.filter((one) => one !== row))}>
          {row}
        </button>
      ))}
    </Dialog>
  )
}

it('keeps the keyboard when the button that had it goes', async () => {
  openTestEditor(nodes, { children: <Rows /> })
  const button = screen.getByRole('button', { name: 'a' })
  button.focus()
  await act(async () => button.click())
  expect(document.activeElement).toBe(screen.getByRole('dialog'))
})
